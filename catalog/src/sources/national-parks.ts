import type { Position } from "../region.ts";

export interface NationalPark {
  readonly name: string;
  /** Postal code of the state or territory most of it lies in. */
  readonly state: string;
  readonly place: Position;
  /** Photos taken within this distance of the center, in kilometers, count as taken in the park. */
  readonly reachKm: number;
}

/**
 * The 63 national parks, their centers to a hundredth of a degree. Every one was compared with a
 * second, independent list and lies within the park on both; see SOURCES.md.
 */
export const NATIONAL_PARKS: readonly NationalPark[] = [
  { name: "Acadia", state: "ME", place: [-68.21, 44.35], reachKm: 25 },
  { name: "American Samoa", state: "AS", place: [-170.68, -14.25], reachKm: 110 },
  { name: "Arches", state: "UT", place: [-109.57, 38.68], reachKm: 16 },
  { name: "Badlands", state: "SD", place: [-102.5, 43.75], reachKm: 55 },
  { name: "Big Bend", state: "TX", place: [-103.25, 29.25], reachKm: 50 },
  { name: "Biscayne", state: "FL", place: [-80.21, 25.49], reachKm: 25 },
  { name: "Black Canyon of the Gunnison", state: "CO", place: [-107.72, 38.57], reachKm: 16 },
  { name: "Bryce Canyon", state: "UT", place: [-112.18, 37.57], reachKm: 16 },
  { name: "Canyonlands", state: "UT", place: [-109.88, 38.33], reachKm: 40 },
  { name: "Capitol Reef", state: "UT", place: [-111.26, 38.37], reachKm: 45 },
  { name: "Carlsbad Caverns", state: "NM", place: [-104.55, 32.15], reachKm: 15 },
  { name: "Channel Islands", state: "CA", place: [-119.9, 33.99], reachKm: 60 },
  { name: "Congaree", state: "SC", place: [-80.78, 33.78], reachKm: 12 },
  { name: "Crater Lake", state: "OR", place: [-122.1, 42.94], reachKm: 18 },
  { name: "Cuyahoga Valley", state: "OH", place: [-81.55, 41.24], reachKm: 18 },
  { name: "Death Valley", state: "CA", place: [-117.13, 36.49], reachKm: 95 },
  { name: "Denali", state: "AK", place: [-151.05, 63.3], reachKm: 100 },
  { name: "Dry Tortugas", state: "FL", place: [-82.87, 24.63], reachKm: 16 },
  { name: "Everglades", state: "FL", place: [-80.93, 25.32], reachKm: 60 },
  { name: "Gates of the Arctic", state: "AK", place: [-153.3, 67.78], reachKm: 130 },
  { name: "Gateway Arch", state: "MO", place: [-90.19, 38.63], reachKm: 3 },
  { name: "Glacier", state: "MT", place: [-114, 48.8], reachKm: 50 },
  { name: "Glacier Bay", state: "AK", place: [-137, 58.5], reachKm: 80 },
  { name: "Grand Canyon", state: "AZ", place: [-112.14, 36.06], reachKm: 80 },
  { name: "Grand Teton", state: "WY", place: [-110.8, 43.73], reachKm: 35 },
  { name: "Great Basin", state: "NV", place: [-114.3, 38.98], reachKm: 25 },
  { name: "Great Sand Dunes", state: "CO", place: [-105.59, 37.79], reachKm: 25 },
  { name: "Great Smoky Mountains", state: "TN", place: [-83.53, 35.68], reachKm: 40 },
  { name: "Guadalupe Mountains", state: "TX", place: [-104.87, 31.92], reachKm: 25 },
  { name: "Haleakalā", state: "HI", place: [-156.17, 20.72], reachKm: 25 },
  { name: "Hawaiʻi Volcanoes", state: "HI", place: [-155.2, 19.38], reachKm: 35 },
  { name: "Hot Springs", state: "AR", place: [-93.05, 34.51], reachKm: 6 },
  { name: "Indiana Dunes", state: "IN", place: [-87.05, 41.65], reachKm: 16 },
  { name: "Isle Royale", state: "MI", place: [-88.55, 48.1], reachKm: 45 },
  { name: "Joshua Tree", state: "CA", place: [-115.9, 33.79], reachKm: 45 },
  { name: "Katmai", state: "AK", place: [-155, 58.5], reachKm: 95 },
  { name: "Kenai Fjords", state: "AK", place: [-149.65, 59.92], reachKm: 55 },
  { name: "Kings Canyon", state: "CA", place: [-118.55, 36.8], reachKm: 25 },
  { name: "Kobuk Valley", state: "AK", place: [-159.2, 67.36], reachKm: 65 },
  { name: "Lake Clark", state: "AK", place: [-153.42, 60.97], reachKm: 85 },
  { name: "Lassen Volcanic", state: "CA", place: [-121.51, 40.49], reachKm: 25 },
  { name: "Mammoth Cave", state: "KY", place: [-86.1, 37.18], reachKm: 15 },
  { name: "Mesa Verde", state: "CO", place: [-108.49, 37.18], reachKm: 25 },
  { name: "Mount Rainier", state: "WA", place: [-121.75, 46.85], reachKm: 25 },
  { name: "New River Gorge", state: "WV", place: [-81.07, 37.94], reachKm: 25 },
  { name: "North Cascades", state: "WA", place: [-121.2, 48.7], reachKm: 45 },
  { name: "Olympic", state: "WA", place: [-123.6, 47.8], reachKm: 55 },
  { name: "Petrified Forest", state: "AZ", place: [-109.79, 34.98], reachKm: 25 },
  { name: "Pinnacles", state: "CA", place: [-121.16, 36.48], reachKm: 12 },
  { name: "Redwood", state: "CA", place: [-124, 41.3], reachKm: 40 },
  { name: "Rocky Mountain", state: "CO", place: [-105.58, 40.4], reachKm: 25 },
  { name: "Saguaro", state: "AZ", place: [-110.76, 32.21], reachKm: 25 },
  { name: "Sequoia", state: "CA", place: [-118.68, 36.43], reachKm: 25 },
  { name: "Shenandoah", state: "VA", place: [-78.35, 38.53], reachKm: 60 },
  { name: "Theodore Roosevelt", state: "ND", place: [-103.45, 46.97], reachKm: 45 },
  { name: "Virgin Islands", state: "VI", place: [-64.73, 18.33], reachKm: 12 },
  { name: "Voyageurs", state: "MN", place: [-92.88, 48.5], reachKm: 40 },
  { name: "White Sands", state: "NM", place: [-106.17, 32.78], reachKm: 25 },
  { name: "Wind Cave", state: "SD", place: [-103.48, 43.57], reachKm: 12 },
  { name: "Wrangell-St. Elias", state: "AK", place: [-142.6, 61.42], reachKm: 160 },
  { name: "Yellowstone", state: "WY", place: [-110.5, 44.6], reachKm: 65 },
  { name: "Yosemite", state: "CA", place: [-119.5, 37.83], reachKm: 40 },
  { name: "Zion", state: "UT", place: [-113.05, 37.3], reachKm: 25 },
];
