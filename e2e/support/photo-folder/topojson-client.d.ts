declare module "topojson-client" {
  type Ring = [longitude: number, latitude: number][];

  interface StateFeature {
    readonly properties: { readonly name: string };
    readonly geometry:
      | { readonly type: "Polygon"; readonly coordinates: Ring[] }
      | { readonly type: "MultiPolygon"; readonly coordinates: Ring[][] };
  }

  export function feature(
    topology: unknown,
    object: unknown,
  ): { readonly features: readonly StateFeature[] };
}
