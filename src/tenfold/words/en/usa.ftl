### 10 Days in the USA: its title, its goal, and its states in the forms that sentences ask for.

usa-title = 10 Days in the USA
usa-goal = Lay out a journey across the United States in which each day connects to the next: on foot, by car or by airplane. Turn by turn you improve it, and the first whose journey is complete wins.

tile-AL = Alabama
    .a = Alabama
    .the = Alabama
    .in = in Alabama
    .from = from Alabama
    .to = to Alabama
    .of = of Alabama
    .through = through Alabama
    .with = with Alabama

tile-AK = Alaska
    .a = Alaska
    .the = Alaska
    .in = in Alaska
    .from = from Alaska
    .to = to Alaska
    .of = of Alaska
    .through = through Alaska
    .with = with Alaska

tile-AZ = Arizona
    .a = Arizona
    .the = Arizona
    .in = in Arizona
    .from = from Arizona
    .to = to Arizona
    .of = of Arizona
    .through = through Arizona
    .with = with Arizona

tile-AR = Arkansas
    .a = Arkansas
    .the = Arkansas
    .in = in Arkansas
    .from = from Arkansas
    .to = to Arkansas
    .of = of Arkansas
    .through = through Arkansas
    .with = with Arkansas

tile-CA = California
    .a = California
    .the = California
    .in = in California
    .from = from California
    .to = to California
    .of = of California
    .through = through California
    .with = with California

tile-CO = Colorado
    .a = Colorado
    .the = Colorado
    .in = in Colorado
    .from = from Colorado
    .to = to Colorado
    .of = of Colorado
    .through = through Colorado
    .with = with Colorado

tile-CT = Connecticut
    .a = Connecticut
    .the = Connecticut
    .in = in Connecticut
    .from = from Connecticut
    .to = to Connecticut
    .of = of Connecticut
    .through = through Connecticut
    .with = with Connecticut

tile-DE = Delaware
    .a = Delaware
    .the = Delaware
    .in = in Delaware
    .from = from Delaware
    .to = to Delaware
    .of = of Delaware
    .through = through Delaware
    .with = with Delaware

tile-FL = Florida
    .a = Florida
    .the = Florida
    .in = in Florida
    .from = from Florida
    .to = to Florida
    .of = of Florida
    .through = through Florida
    .with = with Florida

tile-GA = Georgia
    .a = Georgia
    .the = Georgia
    .in = in Georgia
    .from = from Georgia
    .to = to Georgia
    .of = of Georgia
    .through = through Georgia
    .with = with Georgia

tile-HI = Hawaii
    .a = Hawaii
    .the = Hawaii
    .in = in Hawaii
    .from = from Hawaii
    .to = to Hawaii
    .of = of Hawaii
    .through = through Hawaii
    .with = with Hawaii

tile-ID = Idaho
    .a = Idaho
    .the = Idaho
    .in = in Idaho
    .from = from Idaho
    .to = to Idaho
    .of = of Idaho
    .through = through Idaho
    .with = with Idaho

tile-IL = Illinois
    .a = Illinois
    .the = Illinois
    .in = in Illinois
    .from = from Illinois
    .to = to Illinois
    .of = of Illinois
    .through = through Illinois
    .with = with Illinois

tile-IN = Indiana
    .a = Indiana
    .the = Indiana
    .in = in Indiana
    .from = from Indiana
    .to = to Indiana
    .of = of Indiana
    .through = through Indiana
    .with = with Indiana

tile-IA = Iowa
    .a = Iowa
    .the = Iowa
    .in = in Iowa
    .from = from Iowa
    .to = to Iowa
    .of = of Iowa
    .through = through Iowa
    .with = with Iowa

tile-KS = Kansas
    .a = Kansas
    .the = Kansas
    .in = in Kansas
    .from = from Kansas
    .to = to Kansas
    .of = of Kansas
    .through = through Kansas
    .with = with Kansas

tile-KY = Kentucky
    .a = Kentucky
    .the = Kentucky
    .in = in Kentucky
    .from = from Kentucky
    .to = to Kentucky
    .of = of Kentucky
    .through = through Kentucky
    .with = with Kentucky

tile-LA = Louisiana
    .a = Louisiana
    .the = Louisiana
    .in = in Louisiana
    .from = from Louisiana
    .to = to Louisiana
    .of = of Louisiana
    .through = through Louisiana
    .with = with Louisiana

tile-ME = Maine
    .a = Maine
    .the = Maine
    .in = in Maine
    .from = from Maine
    .to = to Maine
    .of = of Maine
    .through = through Maine
    .with = with Maine

tile-MD = Maryland
    .a = Maryland
    .the = Maryland
    .in = in Maryland
    .from = from Maryland
    .to = to Maryland
    .of = of Maryland
    .through = through Maryland
    .with = with Maryland

tile-MA = Massachusetts
    .a = Massachusetts
    .the = Massachusetts
    .in = in Massachusetts
    .from = from Massachusetts
    .to = to Massachusetts
    .of = of Massachusetts
    .through = through Massachusetts
    .with = with Massachusetts

tile-MI = Michigan
    .a = Michigan
    .the = Michigan
    .in = in Michigan
    .from = from Michigan
    .to = to Michigan
    .of = of Michigan
    .through = through Michigan
    .with = with Michigan

tile-MN = Minnesota
    .a = Minnesota
    .the = Minnesota
    .in = in Minnesota
    .from = from Minnesota
    .to = to Minnesota
    .of = of Minnesota
    .through = through Minnesota
    .with = with Minnesota

tile-MS = Mississippi
    .a = Mississippi
    .the = Mississippi
    .in = in Mississippi
    .from = from Mississippi
    .to = to Mississippi
    .of = of Mississippi
    .through = through Mississippi
    .with = with Mississippi

tile-MO = Missouri
    .a = Missouri
    .the = Missouri
    .in = in Missouri
    .from = from Missouri
    .to = to Missouri
    .of = of Missouri
    .through = through Missouri
    .with = with Missouri

tile-MT = Montana
    .a = Montana
    .the = Montana
    .in = in Montana
    .from = from Montana
    .to = to Montana
    .of = of Montana
    .through = through Montana
    .with = with Montana

tile-NE = Nebraska
    .a = Nebraska
    .the = Nebraska
    .in = in Nebraska
    .from = from Nebraska
    .to = to Nebraska
    .of = of Nebraska
    .through = through Nebraska
    .with = with Nebraska

tile-NV = Nevada
    .a = Nevada
    .the = Nevada
    .in = in Nevada
    .from = from Nevada
    .to = to Nevada
    .of = of Nevada
    .through = through Nevada
    .with = with Nevada

tile-NH = New Hampshire
    .a = New Hampshire
    .the = New Hampshire
    .in = in New Hampshire
    .from = from New Hampshire
    .to = to New Hampshire
    .of = of New Hampshire
    .through = through New Hampshire
    .with = with New Hampshire

tile-NJ = New Jersey
    .a = New Jersey
    .the = New Jersey
    .in = in New Jersey
    .from = from New Jersey
    .to = to New Jersey
    .of = of New Jersey
    .through = through New Jersey
    .with = with New Jersey

tile-NM = New Mexico
    .a = New Mexico
    .the = New Mexico
    .in = in New Mexico
    .from = from New Mexico
    .to = to New Mexico
    .of = of New Mexico
    .through = through New Mexico
    .with = with New Mexico

tile-NY = New York
    .a = New York
    .the = New York
    .in = in New York
    .from = from New York
    .to = to New York
    .of = of New York
    .through = through New York
    .with = with New York

tile-NC = North Carolina
    .a = North Carolina
    .the = North Carolina
    .in = in North Carolina
    .from = from North Carolina
    .to = to North Carolina
    .of = of North Carolina
    .through = through North Carolina
    .with = with North Carolina

tile-ND = North Dakota
    .a = North Dakota
    .the = North Dakota
    .in = in North Dakota
    .from = from North Dakota
    .to = to North Dakota
    .of = of North Dakota
    .through = through North Dakota
    .with = with North Dakota

tile-OH = Ohio
    .a = Ohio
    .the = Ohio
    .in = in Ohio
    .from = from Ohio
    .to = to Ohio
    .of = of Ohio
    .through = through Ohio
    .with = with Ohio

tile-OK = Oklahoma
    .a = Oklahoma
    .the = Oklahoma
    .in = in Oklahoma
    .from = from Oklahoma
    .to = to Oklahoma
    .of = of Oklahoma
    .through = through Oklahoma
    .with = with Oklahoma

tile-OR = Oregon
    .a = Oregon
    .the = Oregon
    .in = in Oregon
    .from = from Oregon
    .to = to Oregon
    .of = of Oregon
    .through = through Oregon
    .with = with Oregon

tile-PA = Pennsylvania
    .a = Pennsylvania
    .the = Pennsylvania
    .in = in Pennsylvania
    .from = from Pennsylvania
    .to = to Pennsylvania
    .of = of Pennsylvania
    .through = through Pennsylvania
    .with = with Pennsylvania

tile-RI = Rhode Island
    .a = Rhode Island
    .the = Rhode Island
    .in = in Rhode Island
    .from = from Rhode Island
    .to = to Rhode Island
    .of = of Rhode Island
    .through = through Rhode Island
    .with = with Rhode Island

tile-SC = South Carolina
    .a = South Carolina
    .the = South Carolina
    .in = in South Carolina
    .from = from South Carolina
    .to = to South Carolina
    .of = of South Carolina
    .through = through South Carolina
    .with = with South Carolina

tile-SD = South Dakota
    .a = South Dakota
    .the = South Dakota
    .in = in South Dakota
    .from = from South Dakota
    .to = to South Dakota
    .of = of South Dakota
    .through = through South Dakota
    .with = with South Dakota

tile-TN = Tennessee
    .a = Tennessee
    .the = Tennessee
    .in = in Tennessee
    .from = from Tennessee
    .to = to Tennessee
    .of = of Tennessee
    .through = through Tennessee
    .with = with Tennessee

tile-TX = Texas
    .a = Texas
    .the = Texas
    .in = in Texas
    .from = from Texas
    .to = to Texas
    .of = of Texas
    .through = through Texas
    .with = with Texas

tile-UT = Utah
    .a = Utah
    .the = Utah
    .in = in Utah
    .from = from Utah
    .to = to Utah
    .of = of Utah
    .through = through Utah
    .with = with Utah

tile-VT = Vermont
    .a = Vermont
    .the = Vermont
    .in = in Vermont
    .from = from Vermont
    .to = to Vermont
    .of = of Vermont
    .through = through Vermont
    .with = with Vermont

tile-VA = Virginia
    .a = Virginia
    .the = Virginia
    .in = in Virginia
    .from = from Virginia
    .to = to Virginia
    .of = of Virginia
    .through = through Virginia
    .with = with Virginia

tile-WA = Washington
    .a = Washington
    .the = Washington
    .in = in Washington
    .from = from Washington
    .to = to Washington
    .of = of Washington
    .through = through Washington
    .with = with Washington

tile-WV = West Virginia
    .a = West Virginia
    .the = West Virginia
    .in = in West Virginia
    .from = from West Virginia
    .to = to West Virginia
    .of = of West Virginia
    .through = through West Virginia
    .with = with West Virginia

tile-WI = Wisconsin
    .a = Wisconsin
    .the = Wisconsin
    .in = in Wisconsin
    .from = from Wisconsin
    .to = to Wisconsin
    .of = of Wisconsin
    .through = through Wisconsin
    .with = with Wisconsin

tile-WY = Wyoming
    .a = Wyoming
    .the = Wyoming
    .in = in Wyoming
    .from = from Wyoming
    .to = to Wyoming
    .of = of Wyoming
    .through = through Wyoming
    .with = with Wyoming
