### 10 jours aux USA : son titre, son but, et ses États dans les formes que demandent les phrases.

usa-title = 10 jours aux USA
usa-goal = Composez un voyage à travers les États-Unis où chaque jour est relié au suivant : à pied, en voiture ou en avion. Vous l’améliorez tour après tour, et le premier dont le voyage est complet gagne.

tile-AL = Alabama
    .a = l’Alabama
    .the = l’Alabama
    .in = en Alabama
    .from = de l’Alabama
    .to = en Alabama
    .of = de l’Alabama
    .through = par l’Alabama
    .with = avec l’Alabama

tile-AK = Alaska
    .a = l’Alaska
    .the = l’Alaska
    .in = en Alaska
    .from = de l’Alaska
    .to = en Alaska
    .of = de l’Alaska
    .through = par l’Alaska
    .with = avec l’Alaska

tile-AZ = Arizona
    .a = l’Arizona
    .the = l’Arizona
    .in = en Arizona
    .from = de l’Arizona
    .to = en Arizona
    .of = de l’Arizona
    .through = par l’Arizona
    .with = avec l’Arizona

tile-AR = Arkansas
    .a = l’Arkansas
    .the = l’Arkansas
    .in = en Arkansas
    .from = de l’Arkansas
    .to = en Arkansas
    .of = de l’Arkansas
    .through = par l’Arkansas
    .with = avec l’Arkansas

tile-CA = Californie
    .a = la Californie
    .the = la Californie
    .in = en Californie
    .from = de Californie
    .to = en Californie
    .of = de la Californie
    .through = par la Californie
    .with = avec la Californie

tile-CO = Colorado
    .a = le Colorado
    .the = le Colorado
    .in = au Colorado
    .from = du Colorado
    .to = au Colorado
    .of = du Colorado
    .through = par le Colorado
    .with = avec le Colorado

tile-CT = Connecticut
    .a = le Connecticut
    .the = le Connecticut
    .in = au Connecticut
    .from = du Connecticut
    .to = au Connecticut
    .of = du Connecticut
    .through = par le Connecticut
    .with = avec le Connecticut

tile-DE = Delaware
    .a = le Delaware
    .the = le Delaware
    .in = au Delaware
    .from = du Delaware
    .to = au Delaware
    .of = du Delaware
    .through = par le Delaware
    .with = avec le Delaware

tile-FL = Floride
    .a = la Floride
    .the = la Floride
    .in = en Floride
    .from = de Floride
    .to = en Floride
    .of = de la Floride
    .through = par la Floride
    .with = avec la Floride

tile-GA = Géorgie
    .a = la Géorgie
    .the = la Géorgie
    .in = en Géorgie
    .from = de Géorgie
    .to = en Géorgie
    .of = de la Géorgie
    .through = par la Géorgie
    .with = avec la Géorgie

tile-HI = Hawaï
    .a = Hawaï
    .the = Hawaï
    .in = à Hawaï
    .from = d’Hawaï
    .to = à Hawaï
    .of = d’Hawaï
    .through = par Hawaï
    .with = avec Hawaï

tile-ID = Idaho
    .a = l’Idaho
    .the = l’Idaho
    .in = en Idaho
    .from = de l’Idaho
    .to = en Idaho
    .of = de l’Idaho
    .through = par l’Idaho
    .with = avec l’Idaho

tile-IL = Illinois
    .a = l’Illinois
    .the = l’Illinois
    .in = en Illinois
    .from = de l’Illinois
    .to = en Illinois
    .of = de l’Illinois
    .through = par l’Illinois
    .with = avec l’Illinois

tile-IN = Indiana
    .a = l’Indiana
    .the = l’Indiana
    .in = en Indiana
    .from = de l’Indiana
    .to = en Indiana
    .of = de l’Indiana
    .through = par l’Indiana
    .with = avec l’Indiana

tile-IA = Iowa
    .a = l’Iowa
    .the = l’Iowa
    .in = en Iowa
    .from = de l’Iowa
    .to = en Iowa
    .of = de l’Iowa
    .through = par l’Iowa
    .with = avec l’Iowa

tile-KS = Kansas
    .a = le Kansas
    .the = le Kansas
    .in = au Kansas
    .from = du Kansas
    .to = au Kansas
    .of = du Kansas
    .through = par le Kansas
    .with = avec le Kansas

tile-KY = Kentucky
    .a = le Kentucky
    .the = le Kentucky
    .in = au Kentucky
    .from = du Kentucky
    .to = au Kentucky
    .of = du Kentucky
    .through = par le Kentucky
    .with = avec le Kentucky

tile-LA = Louisiane
    .a = la Louisiane
    .the = la Louisiane
    .in = en Louisiane
    .from = de Louisiane
    .to = en Louisiane
    .of = de la Louisiane
    .through = par la Louisiane
    .with = avec la Louisiane

tile-ME = Maine
    .a = le Maine
    .the = le Maine
    .in = au Maine
    .from = du Maine
    .to = au Maine
    .of = du Maine
    .through = par le Maine
    .with = avec le Maine

tile-MD = Maryland
    .a = le Maryland
    .the = le Maryland
    .in = au Maryland
    .from = du Maryland
    .to = au Maryland
    .of = du Maryland
    .through = par le Maryland
    .with = avec le Maryland

tile-MA = Massachusetts
    .a = le Massachusetts
    .the = le Massachusetts
    .in = au Massachusetts
    .from = du Massachusetts
    .to = au Massachusetts
    .of = du Massachusetts
    .through = par le Massachusetts
    .with = avec le Massachusetts

tile-MI = Michigan
    .a = le Michigan
    .the = le Michigan
    .in = au Michigan
    .from = du Michigan
    .to = au Michigan
    .of = du Michigan
    .through = par le Michigan
    .with = avec le Michigan

tile-MN = Minnesota
    .a = le Minnesota
    .the = le Minnesota
    .in = au Minnesota
    .from = du Minnesota
    .to = au Minnesota
    .of = du Minnesota
    .through = par le Minnesota
    .with = avec le Minnesota

tile-MS = Mississippi
    .a = le Mississippi
    .the = le Mississippi
    .in = au Mississippi
    .from = du Mississippi
    .to = au Mississippi
    .of = du Mississippi
    .through = par le Mississippi
    .with = avec le Mississippi

tile-MO = Missouri
    .a = le Missouri
    .the = le Missouri
    .in = au Missouri
    .from = du Missouri
    .to = au Missouri
    .of = du Missouri
    .through = par le Missouri
    .with = avec le Missouri

tile-MT = Montana
    .a = le Montana
    .the = le Montana
    .in = au Montana
    .from = du Montana
    .to = au Montana
    .of = du Montana
    .through = par le Montana
    .with = avec le Montana

tile-NE = Nebraska
    .a = le Nebraska
    .the = le Nebraska
    .in = au Nebraska
    .from = du Nebraska
    .to = au Nebraska
    .of = du Nebraska
    .through = par le Nebraska
    .with = avec le Nebraska

tile-NV = Nevada
    .a = le Nevada
    .the = le Nevada
    .in = au Nevada
    .from = du Nevada
    .to = au Nevada
    .of = du Nevada
    .through = par le Nevada
    .with = avec le Nevada

tile-NH = New Hampshire
    .a = le New Hampshire
    .the = le New Hampshire
    .in = au New Hampshire
    .from = du New Hampshire
    .to = au New Hampshire
    .of = du New Hampshire
    .through = par le New Hampshire
    .with = avec le New Hampshire

tile-NJ = New Jersey
    .a = le New Jersey
    .the = le New Jersey
    .in = au New Jersey
    .from = du New Jersey
    .to = au New Jersey
    .of = du New Jersey
    .through = par le New Jersey
    .with = avec le New Jersey

tile-NM = Nouveau-Mexique
    .a = le Nouveau-Mexique
    .the = le Nouveau-Mexique
    .in = au Nouveau-Mexique
    .from = du Nouveau-Mexique
    .to = au Nouveau-Mexique
    .of = du Nouveau-Mexique
    .through = par le Nouveau-Mexique
    .with = avec le Nouveau-Mexique

tile-NY = New York
    .a = l’État de New York
    .the = l’État de New York
    .in = dans l’État de New York
    .from = de l’État de New York
    .to = dans l’État de New York
    .of = de l’État de New York
    .through = par l’État de New York
    .with = avec l’État de New York

tile-NC = Caroline du Nord
    .a = la Caroline du Nord
    .the = la Caroline du Nord
    .in = en Caroline du Nord
    .from = de Caroline du Nord
    .to = en Caroline du Nord
    .of = de la Caroline du Nord
    .through = par la Caroline du Nord
    .with = avec la Caroline du Nord

tile-ND = Dakota du Nord
    .a = le Dakota du Nord
    .the = le Dakota du Nord
    .in = au Dakota du Nord
    .from = du Dakota du Nord
    .to = au Dakota du Nord
    .of = du Dakota du Nord
    .through = par le Dakota du Nord
    .with = avec le Dakota du Nord

tile-OH = Ohio
    .a = l’Ohio
    .the = l’Ohio
    .in = en Ohio
    .from = de l’Ohio
    .to = en Ohio
    .of = de l’Ohio
    .through = par l’Ohio
    .with = avec l’Ohio

tile-OK = Oklahoma
    .a = l’Oklahoma
    .the = l’Oklahoma
    .in = en Oklahoma
    .from = de l’Oklahoma
    .to = en Oklahoma
    .of = de l’Oklahoma
    .through = par l’Oklahoma
    .with = avec l’Oklahoma

tile-OR = Oregon
    .a = l’Oregon
    .the = l’Oregon
    .in = en Oregon
    .from = de l’Oregon
    .to = en Oregon
    .of = de l’Oregon
    .through = par l’Oregon
    .with = avec l’Oregon

tile-PA = Pennsylvanie
    .a = la Pennsylvanie
    .the = la Pennsylvanie
    .in = en Pennsylvanie
    .from = de Pennsylvanie
    .to = en Pennsylvanie
    .of = de la Pennsylvanie
    .through = par la Pennsylvanie
    .with = avec la Pennsylvanie

tile-RI = Rhode Island
    .a = le Rhode Island
    .the = le Rhode Island
    .in = au Rhode Island
    .from = du Rhode Island
    .to = au Rhode Island
    .of = du Rhode Island
    .through = par le Rhode Island
    .with = avec le Rhode Island

tile-SC = Caroline du Sud
    .a = la Caroline du Sud
    .the = la Caroline du Sud
    .in = en Caroline du Sud
    .from = de Caroline du Sud
    .to = en Caroline du Sud
    .of = de la Caroline du Sud
    .through = par la Caroline du Sud
    .with = avec la Caroline du Sud

tile-SD = Dakota du Sud
    .a = le Dakota du Sud
    .the = le Dakota du Sud
    .in = au Dakota du Sud
    .from = du Dakota du Sud
    .to = au Dakota du Sud
    .of = du Dakota du Sud
    .through = par le Dakota du Sud
    .with = avec le Dakota du Sud

tile-TN = Tennessee
    .a = le Tennessee
    .the = le Tennessee
    .in = au Tennessee
    .from = du Tennessee
    .to = au Tennessee
    .of = du Tennessee
    .through = par le Tennessee
    .with = avec le Tennessee

tile-TX = Texas
    .a = le Texas
    .the = le Texas
    .in = au Texas
    .from = du Texas
    .to = au Texas
    .of = du Texas
    .through = par le Texas
    .with = avec le Texas

tile-UT = Utah
    .a = l’Utah
    .the = l’Utah
    .in = en Utah
    .from = de l’Utah
    .to = en Utah
    .of = de l’Utah
    .through = par l’Utah
    .with = avec l’Utah

tile-VT = Vermont
    .a = le Vermont
    .the = le Vermont
    .in = au Vermont
    .from = du Vermont
    .to = au Vermont
    .of = du Vermont
    .through = par le Vermont
    .with = avec le Vermont

tile-VA = Virginie
    .a = la Virginie
    .the = la Virginie
    .in = en Virginie
    .from = de Virginie
    .to = en Virginie
    .of = de la Virginie
    .through = par la Virginie
    .with = avec la Virginie

tile-WA = Washington
    .a = l’État de Washington
    .the = l’État de Washington
    .in = dans l’État de Washington
    .from = de l’État de Washington
    .to = dans l’État de Washington
    .of = de l’État de Washington
    .through = par l’État de Washington
    .with = avec l’État de Washington

tile-WV = Virginie-Occidentale
    .a = la Virginie-Occidentale
    .the = la Virginie-Occidentale
    .in = en Virginie-Occidentale
    .from = de Virginie-Occidentale
    .to = en Virginie-Occidentale
    .of = de la Virginie-Occidentale
    .through = par la Virginie-Occidentale
    .with = avec la Virginie-Occidentale

tile-WI = Wisconsin
    .a = le Wisconsin
    .the = le Wisconsin
    .in = au Wisconsin
    .from = du Wisconsin
    .to = au Wisconsin
    .of = du Wisconsin
    .through = par le Wisconsin
    .with = avec le Wisconsin

tile-WY = Wyoming
    .a = le Wyoming
    .the = le Wyoming
    .in = au Wyoming
    .from = du Wyoming
    .to = au Wyoming
    .of = du Wyoming
    .through = par le Wyoming
    .with = avec le Wyoming
