import type { Group } from "../steps/merge.ts";

/** Neighbors that share an opening on both sizes of the world. */
export const WORLD_GROUPS: readonly Group[] = [
  { id: "RO-MD", name: "Romania & Moldova", members: ["RO", "MD"] },
  { id: "C-ASIA", name: "Kyrgyzstan & Tajikistan", members: ["KG", "TJ"] },
  { id: "GULF", name: "Oman, UAE & Qatar", members: ["OM", "AE", "QA", "BH"] },
  { id: "LEVANT", name: "Jordan, Israel & Palestine", members: ["JO", "IL", "PS"] },
  { id: "SY-LB", name: "Syria & Lebanon", members: ["SY", "LB"] },
  { id: "C-AMERICA-N", name: "Guatemala, Belize & El Salvador", members: ["GT", "BZ", "SV"] },
  { id: "C-AMERICA-S", name: "Costa Rica & Panama", members: ["CR", "PA"] },
  { id: "SENEGAMBIA", name: "Senegal & The Gambia", members: ["SN", "GM"] },
  { id: "GREAT-LAKES", name: "Uganda, Rwanda & Burundi", members: ["UG", "RW", "BI"] },
  { id: "GA-GQ", name: "Gabon & Equatorial Guinea", members: ["GA", "GQ"] },
  { id: "MZ-MW", name: "Mozambique & Malawi", members: ["MZ", "MW"] },
  { id: "ZA", name: "South Africa", members: ["ZA", "LS", "SZ"] },
  { id: "MA", name: "Morocco & Western Sahara", members: ["MA", "EH"] },
  { id: "HISPANIOLA", name: "Dominican Republic & Haiti", members: ["DO", "HT"] },
  { id: "IQ", name: "Iraq & Kuwait", members: ["IQ", "KW"] },
  { id: "BN-MY", name: "Malaysia & Brunei", members: ["MY", "BN"] },
  { id: "TL-ID", name: "Indonesia & Timor-Leste", members: ["ID", "TL"] },
  { id: "FR", name: "France", members: ["FR", "MC"] },
  { id: "IT", name: "Italy", members: ["IT", "SM", "VA"] },
  { id: "ES", name: "Spain", members: ["ES", "AD"] },
];

/** Neighbors that share an opening on the smaller map only. */
export const SMALL_WORLD_GROUPS: readonly Group[] = [
  { id: "BENELUX", name: "Belgium, Netherlands & Luxembourg", members: ["NL", "BE", "LU"] },
  { id: "CZ-SK", name: "Czechia & Slovakia", members: ["CZ", "SK"] },
  { id: "CH-AT", name: "Switzerland & Austria", members: ["AT", "CH", "LI"] },
  { id: "ADRIATIC", name: "Croatia, Slovenia & Bosnia", members: ["HR", "SI", "BA"] },
  { id: "BALKANS", name: "Serbia & Western Balkans", members: ["RS", "ME", "XK", "MK", "AL"] },
  { id: "BALTICS", name: "Estonia, Latvia & Lithuania", members: ["LV", "LT", "EE"] },
  { id: "CAUCASUS", name: "Georgia, Armenia & Azerbaijan", members: ["GE", "AM", "AZ"] },
  { id: "HIMALAYA", name: "Nepal, Bhutan & Bangladesh", members: ["NP", "BT", "BD"] },
  { id: "KOREA", name: "South & North Korea", members: ["KR", "KP"] },
  { id: "GUIANAS", name: "Guyana, Suriname & French Guiana", members: ["GY", "SR", "GF"] },
  { id: "C-AMERICA-M", name: "Honduras & Nicaragua", members: ["HN", "NI"] },
  { id: "UPPER-GUINEA", name: "Guinea, Sierra Leone & Liberia", members: ["GN", "SL", "LR", "GW"] },
  { id: "GH-TG-BJ", name: "Ghana, Togo & Benin", members: ["GH", "TG", "BJ"] },
  { id: "ER-DJ-ET", name: "Ethiopia, Eritrea & Djibouti", members: ["ET", "ER", "DJ"] },
];

/** Smaller groups of the same neighbors, for the larger map. */
export const LARGE_WORLD_GROUPS: readonly Group[] = [
  { id: "BE-LU", name: "Belgium & Luxembourg", members: ["BE", "LU"] },
  { id: "RS-XK-ME", name: "Serbia, Kosovo & Montenegro", members: ["RS", "XK", "ME"] },
  { id: "AL-MK", name: "Albania & North Macedonia", members: ["AL", "MK"] },
  { id: "HR-SI", name: "Croatia & Slovenia", members: ["HR", "SI"] },
  { id: "SL-LR", name: "Sierra Leone & Liberia", members: ["LR", "SL"] },
  { id: "TG-BJ", name: "Togo & Benin", members: ["BJ", "TG"] },
  { id: "GN-GW", name: "Guinea & Guinea-Bissau", members: ["GN", "GW"] },
  { id: "AZ-AM", name: "Armenia & Azerbaijan", members: ["AZ", "AM"] },
  { id: "ER-DJ", name: "Eritrea & Djibouti", members: ["ER", "DJ"] },
  { id: "GF-SR", name: "Suriname & French Guiana", members: ["SR", "GF"] },
  { id: "NP-BT", name: "Nepal & Bhutan", members: ["NP", "BT"] },
  { id: "CH-LI", name: "Switzerland", members: ["CH", "LI"] },
];
