/** City, state, ZIP code, latitude, longitude and time zone of the places with stores. */
const LINES = `
Birmingham|AL|35203|33.52|-86.81|Chicago
Montgomery|AL|36104|32.38|-86.31|Chicago
Anchorage|AK|99501|61.22|-149.89|Anchorage
Fairbanks|AK|99701|64.84|-147.72|Anchorage
Phoenix|AZ|85004|33.45|-112.07|Phoenix
Tucson|AZ|85701|32.22|-110.97|Phoenix
Little Rock|AR|72201|34.75|-92.28|Chicago
Fayetteville|AR|72701|36.06|-94.16|Chicago
Los Angeles|CA|90012|34.06|-118.24|Los_Angeles
San Francisco|CA|94103|37.77|-122.41|Los_Angeles
San Diego|CA|92101|32.72|-117.16|Los_Angeles
Sacramento|CA|95814|38.58|-121.49|Los_Angeles
Fresno|CA|93721|36.73|-119.78|Los_Angeles
Denver|CO|80202|39.75|-104.99|Denver
Colorado Springs|CO|80903|38.84|-104.82|Denver
Hartford|CT|06103|41.77|-72.67|New_York
New Haven|CT|06510|41.31|-72.92|New_York
Wilmington|DE|19801|39.74|-75.55|New_York
Dover|DE|19901|39.16|-75.52|New_York
Washington|DC|20001|38.91|-77.02|New_York
Washington|DC|20003|38.88|-76.99|New_York
Miami|FL|33130|25.77|-80.20|New_York
Orlando|FL|32801|28.54|-81.38|New_York
Tampa|FL|33602|27.95|-82.46|New_York
Jacksonville|FL|32202|30.33|-81.65|New_York
Tallahassee|FL|32301|30.43|-84.26|New_York
Atlanta|GA|30303|33.75|-84.39|New_York
Savannah|GA|31401|32.08|-81.09|New_York
Honolulu|HI|96813|21.31|-157.86|Honolulu
Hilo|HI|96720|19.72|-155.09|Honolulu
Boise|ID|83702|43.62|-116.20|Boise
Idaho Falls|ID|83402|43.49|-112.03|Boise
Chicago|IL|60602|41.88|-87.63|Chicago
Springfield|IL|62701|39.80|-89.65|Chicago
Peoria|IL|61602|40.69|-89.59|Chicago
Indianapolis|IN|46204|39.77|-86.16|Indiana/Indianapolis
Fort Wayne|IN|46802|41.08|-85.14|Indiana/Indianapolis
Des Moines|IA|50309|41.59|-93.62|Chicago
Cedar Rapids|IA|52401|41.98|-91.67|Chicago
Wichita|KS|67202|37.69|-97.34|Chicago
Topeka|KS|66603|39.06|-95.68|Chicago
Louisville|KY|40202|38.25|-85.76|Kentucky/Louisville
Lexington|KY|40507|38.05|-84.50|New_York
New Orleans|LA|70112|29.95|-90.07|Chicago
Baton Rouge|LA|70801|30.45|-91.19|Chicago
Portland|ME|04101|43.66|-70.26|New_York
Bangor|ME|04401|44.80|-68.77|New_York
Baltimore|MD|21202|39.29|-76.61|New_York
Annapolis|MD|21401|38.98|-76.49|New_York
Boston|MA|02108|42.36|-71.06|New_York
Worcester|MA|01608|42.26|-71.80|New_York
Detroit|MI|48226|42.33|-83.05|Detroit
Grand Rapids|MI|49503|42.96|-85.67|Detroit
Marquette|MI|49855|46.54|-87.40|Detroit
Minneapolis|MN|55401|44.98|-93.27|Chicago
Duluth|MN|55802|46.78|-92.10|Chicago
Jackson|MS|39201|32.30|-90.18|Chicago
Gulfport|MS|39501|30.37|-89.09|Chicago
Kansas City|MO|64106|39.10|-94.58|Chicago
Saint Louis|MO|63101|38.63|-90.19|Chicago
Billings|MT|59101|45.78|-108.51|Denver
Missoula|MT|59802|46.87|-113.99|Denver
Omaha|NE|68102|41.26|-95.93|Chicago
Lincoln|NE|68508|40.81|-96.70|Chicago
Las Vegas|NV|89101|36.17|-115.14|Los_Angeles
Reno|NV|89501|39.53|-119.81|Los_Angeles
Manchester|NH|03101|42.99|-71.46|New_York
Concord|NH|03301|43.21|-71.54|New_York
Newark|NJ|07102|40.74|-74.17|New_York
Trenton|NJ|08608|40.22|-74.76|New_York
Albuquerque|NM|87102|35.08|-106.65|Denver
Santa Fe|NM|87501|35.69|-105.94|Denver
New York|NY|10007|40.71|-74.01|New_York
Buffalo|NY|14202|42.89|-78.88|New_York
Albany|NY|12207|42.65|-73.75|New_York
Syracuse|NY|13202|43.05|-76.15|New_York
Charlotte|NC|28202|35.23|-80.84|New_York
Raleigh|NC|27601|35.78|-78.64|New_York
Fargo|ND|58102|46.88|-96.79|Chicago
Bismarck|ND|58501|46.81|-100.78|Chicago
Columbus|OH|43215|39.96|-83.00|New_York
Cleveland|OH|44113|41.50|-81.69|New_York
Cincinnati|OH|45202|39.10|-84.51|New_York
Oklahoma City|OK|73102|35.47|-97.52|Chicago
Tulsa|OK|74103|36.15|-95.99|Chicago
Portland|OR|97204|45.52|-122.67|Los_Angeles
Eugene|OR|97401|44.05|-123.09|Los_Angeles
Philadelphia|PA|19107|39.95|-75.16|New_York
Pittsburgh|PA|15222|40.44|-80.00|New_York
Harrisburg|PA|17101|40.26|-76.88|New_York
San Juan|PR|00901|18.46|-66.11|Puerto_Rico
Ponce|PR|00730|18.01|-66.61|Puerto_Rico
Providence|RI|02903|41.82|-71.41|New_York
Newport|RI|02840|41.49|-71.31|New_York
Columbia|SC|29201|34.00|-81.03|New_York
Charleston|SC|29401|32.78|-79.93|New_York
Sioux Falls|SD|57104|43.55|-96.73|Chicago
Rapid City|SD|57701|44.08|-103.23|Denver
Nashville|TN|37203|36.16|-86.78|Chicago
Memphis|TN|38103|35.15|-90.05|Chicago
Knoxville|TN|37902|35.96|-83.92|New_York
Houston|TX|77002|29.76|-95.37|Chicago
Dallas|TX|75201|32.78|-96.80|Chicago
San Antonio|TX|78205|29.42|-98.49|Chicago
Austin|TX|78701|30.27|-97.74|Chicago
El Paso|TX|79901|31.76|-106.49|Denver
Lubbock|TX|79401|33.58|-101.85|Chicago
Salt Lake City|UT|84101|40.76|-111.89|Denver
Saint George|UT|84770|37.10|-113.58|Denver
Burlington|VT|05401|44.48|-73.21|New_York
Rutland|VT|05701|43.61|-72.97|New_York
Richmond|VA|23219|37.54|-77.44|New_York
Norfolk|VA|23510|36.85|-76.29|New_York
Roanoke|VA|24011|37.27|-79.94|New_York
Seattle|WA|98101|47.61|-122.33|Los_Angeles
Spokane|WA|99201|47.66|-117.43|Los_Angeles
Charleston|WV|25301|38.35|-81.63|New_York
Morgantown|WV|26501|39.63|-79.96|New_York
Milwaukee|WI|53202|43.04|-87.91|Chicago
Madison|WI|53703|43.07|-89.40|Chicago
Green Bay|WI|54301|44.51|-88.01|Chicago
Cheyenne|WY|82001|41.14|-104.82|Denver
Casper|WY|82601|42.85|-106.33|Denver
`;

export interface City {
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly timeZone: string;
}

export const CITIES: readonly City[] = LINES.trim()
  .split("\n")
  .map((line) => {
    const [city = "", state = "", zip = "", latitude, longitude, zone = ""] = line.split("|");
    const area = zone === "Honolulu" ? "Pacific" : "America";
    return {
      city,
      state,
      zip,
      latitude: Number(latitude),
      longitude: Number(longitude),
      timeZone: `${area}/${zone}`,
    };
  });
