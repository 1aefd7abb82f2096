### 10 jours en Afrique : son titre, son but, et ses pays dans les formes que demandent les phrases.

africa-title = 10 jours en Afrique
africa-goal = Composez un voyage à travers l’Afrique où chaque jour est relié au suivant : à pied, en voiture ou en avion. Vous l’améliorez tour après tour, et le premier dont le voyage est complet gagne.

tile-DZA = Algérie
    .a = l’Algérie
    .the = l’Algérie
    .in = en Algérie
    .from = d’Algérie
    .to = en Algérie
    .of = de l’Algérie
    .through = par l’Algérie
    .with = avec l’Algérie

tile-AGO = Angola
    .a = l’Angola
    .the = l’Angola
    .in = en Angola
    .from = d’Angola
    .to = en Angola
    .of = de l’Angola
    .through = par l’Angola
    .with = avec l’Angola

tile-BEN = Bénin
    .a = le Bénin
    .the = le Bénin
    .in = au Bénin
    .from = du Bénin
    .to = au Bénin
    .of = du Bénin
    .through = par le Bénin
    .with = avec le Bénin

tile-BWA = Botswana
    .a = le Botswana
    .the = le Botswana
    .in = au Botswana
    .from = du Botswana
    .to = au Botswana
    .of = du Botswana
    .through = par le Botswana
    .with = avec le Botswana

tile-BFA = Burkina Faso
    .a = le Burkina Faso
    .the = le Burkina Faso
    .in = au Burkina Faso
    .from = du Burkina Faso
    .to = au Burkina Faso
    .of = du Burkina Faso
    .through = par le Burkina Faso
    .with = avec le Burkina Faso

tile-CMR = Cameroun
    .a = le Cameroun
    .the = le Cameroun
    .in = au Cameroun
    .from = du Cameroun
    .to = au Cameroun
    .of = du Cameroun
    .through = par le Cameroun
    .with = avec le Cameroun

tile-CAF = République centrafricaine
    .a = la République centrafricaine
    .the = la République centrafricaine
    .in = en République centrafricaine
    .from = de République centrafricaine
    .to = en République centrafricaine
    .of = de la République centrafricaine
    .through = par la République centrafricaine
    .with = avec la République centrafricaine

tile-TCD = Tchad
    .a = le Tchad
    .the = le Tchad
    .in = au Tchad
    .from = du Tchad
    .to = au Tchad
    .of = du Tchad
    .through = par le Tchad
    .with = avec le Tchad

tile-COG = Congo
    .a = le Congo
    .the = le Congo
    .in = au Congo
    .from = du Congo
    .to = au Congo
    .of = du Congo
    .through = par le Congo
    .with = avec le Congo

tile-COD = République démocratique du Congo
    .a = la République démocratique du Congo
    .the = la République démocratique du Congo
    .in = en République démocratique du Congo
    .from = de République démocratique du Congo
    .to = en République démocratique du Congo
    .of = de la République démocratique du Congo
    .through = par la République démocratique du Congo
    .with = avec la République démocratique du Congo

tile-EGY = Égypte
    .a = l’Égypte
    .the = l’Égypte
    .in = en Égypte
    .from = d’Égypte
    .to = en Égypte
    .of = de l’Égypte
    .through = par l’Égypte
    .with = avec l’Égypte

tile-ERI = Érythrée
    .a = l’Érythrée
    .the = l’Érythrée
    .in = en Érythrée
    .from = d’Érythrée
    .to = en Érythrée
    .of = de l’Érythrée
    .through = par l’Érythrée
    .with = avec l’Érythrée

tile-ETH = Éthiopie
    .a = l’Éthiopie
    .the = l’Éthiopie
    .in = en Éthiopie
    .from = d’Éthiopie
    .to = en Éthiopie
    .of = de l’Éthiopie
    .through = par l’Éthiopie
    .with = avec l’Éthiopie

tile-GAB = Gabon
    .a = le Gabon
    .the = le Gabon
    .in = au Gabon
    .from = du Gabon
    .to = au Gabon
    .of = du Gabon
    .through = par le Gabon
    .with = avec le Gabon

tile-GHA = Ghana
    .a = le Ghana
    .the = le Ghana
    .in = au Ghana
    .from = du Ghana
    .to = au Ghana
    .of = du Ghana
    .through = par le Ghana
    .with = avec le Ghana

tile-GIN = Guinée
    .a = la Guinée
    .the = la Guinée
    .in = en Guinée
    .from = de Guinée
    .to = en Guinée
    .of = de la Guinée
    .through = par la Guinée
    .with = avec la Guinée

tile-CIV = Côte d’Ivoire
    .a = la Côte d’Ivoire
    .the = la Côte d’Ivoire
    .in = en Côte d’Ivoire
    .from = de Côte d’Ivoire
    .to = en Côte d’Ivoire
    .of = de la Côte d’Ivoire
    .through = par la Côte d’Ivoire
    .with = avec la Côte d’Ivoire

tile-KEN = Kenya
    .a = le Kenya
    .the = le Kenya
    .in = au Kenya
    .from = du Kenya
    .to = au Kenya
    .of = du Kenya
    .through = par le Kenya
    .with = avec le Kenya

tile-LBR = Liberia
    .a = le Liberia
    .the = le Liberia
    .in = au Liberia
    .from = du Liberia
    .to = au Liberia
    .of = du Liberia
    .through = par le Liberia
    .with = avec le Liberia

tile-LBY = Libye
    .a = la Libye
    .the = la Libye
    .in = en Libye
    .from = de Libye
    .to = en Libye
    .of = de la Libye
    .through = par la Libye
    .with = avec la Libye

tile-MDG = Madagascar
    .a = Madagascar
    .the = Madagascar
    .in = à Madagascar
    .from = de Madagascar
    .to = à Madagascar
    .of = de Madagascar
    .through = par Madagascar
    .with = avec Madagascar

tile-MLI = Mali
    .a = le Mali
    .the = le Mali
    .in = au Mali
    .from = du Mali
    .to = au Mali
    .of = du Mali
    .through = par le Mali
    .with = avec le Mali

tile-MRT = Mauritanie
    .a = la Mauritanie
    .the = la Mauritanie
    .in = en Mauritanie
    .from = de Mauritanie
    .to = en Mauritanie
    .of = de la Mauritanie
    .through = par la Mauritanie
    .with = avec la Mauritanie

tile-MAR = Maroc
    .a = le Maroc
    .the = le Maroc
    .in = au Maroc
    .from = du Maroc
    .to = au Maroc
    .of = du Maroc
    .through = par le Maroc
    .with = avec le Maroc

tile-MOZ = Mozambique
    .a = le Mozambique
    .the = le Mozambique
    .in = au Mozambique
    .from = du Mozambique
    .to = au Mozambique
    .of = du Mozambique
    .through = par le Mozambique
    .with = avec le Mozambique

tile-NAM = Namibie
    .a = la Namibie
    .the = la Namibie
    .in = en Namibie
    .from = de Namibie
    .to = en Namibie
    .of = de la Namibie
    .through = par la Namibie
    .with = avec la Namibie

tile-NER = Niger
    .a = le Niger
    .the = le Niger
    .in = au Niger
    .from = du Niger
    .to = au Niger
    .of = du Niger
    .through = par le Niger
    .with = avec le Niger

tile-NGA = Nigeria
    .a = le Nigeria
    .the = le Nigeria
    .in = au Nigeria
    .from = du Nigeria
    .to = au Nigeria
    .of = du Nigeria
    .through = par le Nigeria
    .with = avec le Nigeria

tile-RWA = Rwanda
    .a = le Rwanda
    .the = le Rwanda
    .in = au Rwanda
    .from = du Rwanda
    .to = au Rwanda
    .of = du Rwanda
    .through = par le Rwanda
    .with = avec le Rwanda

tile-SEN = Sénégal
    .a = le Sénégal
    .the = le Sénégal
    .in = au Sénégal
    .from = du Sénégal
    .to = au Sénégal
    .of = du Sénégal
    .through = par le Sénégal
    .with = avec le Sénégal

tile-SLE = Sierra Leone
    .a = la Sierra Leone
    .the = la Sierra Leone
    .in = en Sierra Leone
    .from = de Sierra Leone
    .to = en Sierra Leone
    .of = de la Sierra Leone
    .through = par la Sierra Leone
    .with = avec la Sierra Leone

tile-SOM = Somalie
    .a = la Somalie
    .the = la Somalie
    .in = en Somalie
    .from = de Somalie
    .to = en Somalie
    .of = de la Somalie
    .through = par la Somalie
    .with = avec la Somalie

tile-ZAF = Afrique du Sud
    .a = l’Afrique du Sud
    .the = l’Afrique du Sud
    .in = en Afrique du Sud
    .from = d’Afrique du Sud
    .to = en Afrique du Sud
    .of = de l’Afrique du Sud
    .through = par l’Afrique du Sud
    .with = avec l’Afrique du Sud

tile-SDN = Soudan
    .a = le Soudan
    .the = le Soudan
    .in = au Soudan
    .from = du Soudan
    .to = au Soudan
    .of = du Soudan
    .through = par le Soudan
    .with = avec le Soudan

tile-TZA = Tanzanie
    .a = la Tanzanie
    .the = la Tanzanie
    .in = en Tanzanie
    .from = de Tanzanie
    .to = en Tanzanie
    .of = de la Tanzanie
    .through = par la Tanzanie
    .with = avec la Tanzanie

tile-TGO = Togo
    .a = le Togo
    .the = le Togo
    .in = au Togo
    .from = du Togo
    .to = au Togo
    .of = du Togo
    .through = par le Togo
    .with = avec le Togo

tile-TUN = Tunisie
    .a = la Tunisie
    .the = la Tunisie
    .in = en Tunisie
    .from = de Tunisie
    .to = en Tunisie
    .of = de la Tunisie
    .through = par la Tunisie
    .with = avec la Tunisie

tile-UGA = Ouganda
    .a = l’Ouganda
    .the = l’Ouganda
    .in = en Ouganda
    .from = d’Ouganda
    .to = en Ouganda
    .of = de l’Ouganda
    .through = par l’Ouganda
    .with = avec l’Ouganda

tile-ZMB = Zambie
    .a = la Zambie
    .the = la Zambie
    .in = en Zambie
    .from = de Zambie
    .to = en Zambie
    .of = de la Zambie
    .through = par la Zambie
    .with = avec la Zambie

tile-ZWE = Zimbabwe
    .a = le Zimbabwe
    .the = le Zimbabwe
    .in = au Zimbabwe
    .from = du Zimbabwe
    .to = au Zimbabwe
    .of = du Zimbabwe
    .through = par le Zimbabwe
    .with = avec le Zimbabwe
