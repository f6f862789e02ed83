import type { CodegenConfig } from "@graphql-codegen/cli";

export default {
  schema: "../api/generated/schema.graphql",
  documents: "src/**/*.graphql",
  generates: {
    "./src/platform/api/generated/": {
      preset: "client",
      presetConfig: { persistedDocuments: true, fragmentMasking: false },
      config: {
        documentMode: "string",
        useTypeImports: true,
        enumsAsTypes: true,
        strictScalars: true,
        scalars: {
          Blocks: "@photomap/content/blocks#Blocks",
          DateTime: "string",
          ID: "string",
          Json: "unknown",
          StringMap: "Readonly<Record<string, string>>",
          Inputs: "@photomap/project#Inputs",
          SuggestedInput: "@photomap/project#SuggestedInput",
        },
      },
    },
  },
} satisfies CodegenConfig;
