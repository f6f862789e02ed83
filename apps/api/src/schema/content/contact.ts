import {
  type ContactCategory,
  type ContactField,
  type ContactQuestion,
  findQuestion,
} from "@photomap/content";
import { builder } from "../builder.ts";

const ContactFieldTypeEnum = builder.enumType("ContactFieldType", {
  values: ["text", "select", "file"] as const,
});

const ContactFieldType = builder.objectRef<ContactField>("ContactField").implement({
  description: "What a question's form asks for besides name, email and message.",
  fields: (t) => ({
    name: t.exposeString("name"),
    label: t.exposeString("label"),
    type: t.field({ type: ContactFieldTypeEnum, resolve: ({ type }) => type }),
    required: t.exposeBoolean("required"),
    options: t.stringList({ resolve: ({ options }) => [...options] }),
  }),
});

const ContactCategoryType = builder.objectRef<ContactCategory>("ContactCategory");

const ContactQuestionType = builder.objectRef<ContactQuestion>("ContactQuestion").implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ category, slug }) => `${category}/${slug}` }),
    slug: t.exposeString("slug"),
    title: t.exposeString("title"),
    description: t.exposeString("description"),
    messageLabel: t.exposeString("messageLabel"),
    tags: t.stringList({ resolve: ({ tags }) => [...tags] }),
    fields: t.field({ type: [ContactFieldType], resolve: ({ fields }) => [...fields] }),
    contentRaw: t.field({
      type: "Blocks",
      description: "The answer above the form.",
      resolve: ({ blocks }) => blocks,
    }),
    category: t.field({
      type: ContactCategoryType,
      resolve: ({ category }, _args, { backend, brand }) => {
        const found = backend.content.forBrand(brand).contact.find(({ slug }) => slug === category);
        if (found === undefined) throw new Error(`The contact category ${category} is missing`);
        return found;
      },
    }),
  }),
});

ContactCategoryType.implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ slug }) => slug }),
    slug: t.exposeString("slug"),
    title: t.exposeString("title"),
    description: t.exposeString("description"),
    questions: t.field({ type: [ContactQuestionType], resolve: ({ questions }) => [...questions] }),
  }),
});

builder.queryField("contactCategories", (t) =>
  t.field({
    type: [ContactCategoryType],
    resolve: (_root, _args, { backend, brand }) => [...backend.content.forBrand(brand).contact],
  }),
);

builder.queryField("contactQuestion", (t) =>
  t.field({
    type: ContactQuestionType,
    nullable: true,
    args: {
      category: t.arg.string({ required: true }),
      question: t.arg.string({ required: true }),
    },
    resolve: (_root, { category, question }, { backend, brand }) =>
      findQuestion(backend.content.forBrand(brand), category, question),
  }),
);

builder.queryField("supportEmail", (t) =>
  t.string({
    description: "The address to write to when the form doesn't work.",
    resolve: (_root, _args, { backend, brand }) => backend.content.getSupportEmail(brand),
  }),
);
