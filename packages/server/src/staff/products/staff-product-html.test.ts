import { SCRIPT_PAYLOADS } from "@photomap/testing/script-payloads";
import { expect, it } from "vitest";
import { findHtmlProblem } from "./staff-product-html.ts";

it.each([
  "",
  "A map for your photos.",
  '<p>A <strong>map</strong> with <em>50</em> openings.<br>See <a href="/help">help</a>.</p>',
  "<ul><li>Oak</li><li>Walnut</li></ul>",
  "<p>5 &lt; 6</p>",
])("accepts %s", (html) => {
  expect(findHtmlProblem(html)).toBeUndefined();
});

it.each([
  "<script>alert(1)</script>",
  '<p onclick="alert(1)">x</p>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="/x" onclick="alert(1)">x</a>',
  '<img src="x">',
  "<p>not closed",
  "<p><em>crossed</p></em>",
  "5 < 6",
  "<p<script>>",
  "<!-- x -->",
])("refuses %s", (html) => {
  expect(findHtmlProblem(html)).toEqual(expect.any(String));
});

it.each(SCRIPT_PAYLOADS.filter((payload) => /[<>]/.test(payload)))("refuses %s", (payload) => {
  expect(findHtmlProblem(`<p>A map ${payload}</p>`)).toEqual(expect.any(String));
});
