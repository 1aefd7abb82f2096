### 10 Days in Africa: its title, its goal, and its countries in the forms that sentences ask for.

africa-title = 10 Days in Africa
africa-goal = Lay out a journey across Africa in which each day connects to the next: on foot, by car or by airplane. Turn by turn you improve it, and the first whose journey is complete wins.

tile-DZA = Algeria
    .a = Algeria
    .the = Algeria
    .in = in Algeria
    .from = from Algeria
    .to = to Algeria
    .of = of Algeria
    .through = through Algeria
    .with = with Algeria

tile-AGO = Angola
    .a = Angola
    .the = Angola
    .in = in Angola
    .from = from Angola
    .to = to Angola
    .of = of Angola
    .through = through Angola
    .with = with Angola

tile-BEN = Benin
    .a = Benin
    .the = Benin
    .in = in Benin
    .from = from Benin
    .to = to Benin
    .of = of Benin
    .through = through Benin
    .with = with Benin

tile-BWA = Botswana
    .a = Botswana
    .the = Botswana
    .in = in Botswana
    .from = from Botswana
    .to = to Botswana
    .of = of Botswana
    .through = through Botswana
    .with = with Botswana

tile-BFA = Burkina Faso
    .a = Burkina Faso
    .the = Burkina Faso
    .in = in Burkina Faso
    .from = from Burkina Faso
    .to = to Burkina Faso
    .of = of Burkina Faso
    .through = through Burkina Faso
    .with = with Burkina Faso

tile-CMR = Cameroon
    .a = Cameroon
    .the = Cameroon
    .in = in Cameroon
    .from = from Cameroon
    .to = to Cameroon
    .of = of Cameroon
    .through = through Cameroon
    .with = with Cameroon

tile-CAF = Central African Republic
    .a = the Central African Republic
    .the = the Central African Republic
    .in = in the Central African Republic
    .from = from the Central African Republic
    .to = to the Central African Republic
    .of = of the Central African Republic
    .through = through the Central African Republic
    .with = with the Central African Republic

tile-TCD = Chad
    .a = Chad
    .the = Chad
    .in = in Chad
    .from = from Chad
    .to = to Chad
    .of = of Chad
    .through = through Chad
    .with = with Chad

tile-COG = Congo
    .a = Congo
    .the = Congo
    .in = in Congo
    .from = from Congo
    .to = to Congo
    .of = of Congo
    .through = through Congo
    .with = with Congo

tile-COD = Democratic Republic of the Congo
    .a = the Democratic Republic of the Congo
    .the = the Democratic Republic of the Congo
    .in = in the Democratic Republic of the Congo
    .from = from the Democratic Republic of the Congo
    .to = to the Democratic Republic of the Congo
    .of = of the Democratic Republic of the Congo
    .through = through the Democratic Republic of the Congo
    .with = with the Democratic Republic of the Congo

tile-EGY = Egypt
    .a = Egypt
    .the = Egypt
    .in = in Egypt
    .from = from Egypt
    .to = to Egypt
    .of = of Egypt
    .through = through Egypt
    .with = with Egypt

tile-ERI = Eritrea
    .a = Eritrea
    .the = Eritrea
    .in = in Eritrea
    .from = from Eritrea
    .to = to Eritrea
    .of = of Eritrea
    .through = through Eritrea
    .with = with Eritrea

tile-ETH = Ethiopia
    .a = Ethiopia
    .the = Ethiopia
    .in = in Ethiopia
    .from = from Ethiopia
    .to = to Ethiopia
    .of = of Ethiopia
    .through = through Ethiopia
    .with = with Ethiopia

tile-GAB = Gabon
    .a = Gabon
    .the = Gabon
    .in = in Gabon
    .from = from Gabon
    .to = to Gabon
    .of = of Gabon
    .through = through Gabon
    .with = with Gabon

tile-GHA = Ghana
    .a = Ghana
    .the = Ghana
    .in = in Ghana
    .from = from Ghana
    .to = to Ghana
    .of = of Ghana
    .through = through Ghana
    .with = with Ghana

tile-GIN = Guinea
    .a = Guinea
    .the = Guinea
    .in = in Guinea
    .from = from Guinea
    .to = to Guinea
    .of = of Guinea
    .through = through Guinea
    .with = with Guinea

tile-CIV = Ivory Coast
    .a = Ivory Coast
    .the = Ivory Coast
    .in = in Ivory Coast
    .from = from Ivory Coast
    .to = to Ivory Coast
    .of = of Ivory Coast
    .through = through Ivory Coast
    .with = with Ivory Coast

tile-KEN = Kenya
    .a = Kenya
    .the = Kenya
    .in = in Kenya
    .from = from Kenya
    .to = to Kenya
    .of = of Kenya
    .through = through Kenya
    .with = with Kenya

tile-LBR = Liberia
    .a = Liberia
    .the = Liberia
    .in = in Liberia
    .from = from Liberia
    .to = to Liberia
    .of = of Liberia
    .through = through Liberia
    .with = with Liberia

tile-LBY = Libya
    .a = Libya
    .the = Libya
    .in = in Libya
    .from = from Libya
    .to = to Libya
    .of = of Libya
    .through = through Libya
    .with = with Libya

tile-MDG = Madagascar
    .a = Madagascar
    .the = Madagascar
    .in = in Madagascar
    .from = from Madagascar
    .to = to Madagascar
    .of = of Madagascar
    .through = through Madagascar
    .with = with Madagascar

tile-MLI = Mali
    .a = Mali
    .the = Mali
    .in = in Mali
    .from = from Mali
    .to = to Mali
    .of = of Mali
    .through = through Mali
    .with = with Mali

tile-MRT = Mauritania
    .a = Mauritania
    .the = Mauritania
    .in = in Mauritania
    .from = from Mauritania
    .to = to Mauritania
    .of = of Mauritania
    .through = through Mauritania
    .with = with Mauritania

tile-MAR = Morocco
    .a = Morocco
    .the = Morocco
    .in = in Morocco
    .from = from Morocco
    .to = to Morocco
    .of = of Morocco
    .through = through Morocco
    .with = with Morocco

tile-MOZ = Mozambique
    .a = Mozambique
    .the = Mozambique
    .in = in Mozambique
    .from = from Mozambique
    .to = to Mozambique
    .of = of Mozambique
    .through = through Mozambique
    .with = with Mozambique

tile-NAM = Namibia
    .a = Namibia
    .the = Namibia
    .in = in Namibia
    .from = from Namibia
    .to = to Namibia
    .of = of Namibia
    .through = through Namibia
    .with = with Namibia

tile-NER = Niger
    .a = Niger
    .the = Niger
    .in = in Niger
    .from = from Niger
    .to = to Niger
    .of = of Niger
    .through = through Niger
    .with = with Niger

tile-NGA = Nigeria
    .a = Nigeria
    .the = Nigeria
    .in = in Nigeria
    .from = from Nigeria
    .to = to Nigeria
    .of = of Nigeria
    .through = through Nigeria
    .with = with Nigeria

tile-RWA = Rwanda
    .a = Rwanda
    .the = Rwanda
    .in = in Rwanda
    .from = from Rwanda
    .to = to Rwanda
    .of = of Rwanda
    .through = through Rwanda
    .with = with Rwanda

tile-SEN = Senegal
    .a = Senegal
    .the = Senegal
    .in = in Senegal
    .from = from Senegal
    .to = to Senegal
    .of = of Senegal
    .through = through Senegal
    .with = with Senegal

tile-SLE = Sierra Leone
    .a = Sierra Leone
    .the = Sierra Leone
    .in = in Sierra Leone
    .from = from Sierra Leone
    .to = to Sierra Leone
    .of = of Sierra Leone
    .through = through Sierra Leone
    .with = with Sierra Leone

tile-SOM = Somalia
    .a = Somalia
    .the = Somalia
    .in = in Somalia
    .from = from Somalia
    .to = to Somalia
    .of = of Somalia
    .through = through Somalia
    .with = with Somalia

tile-ZAF = South Africa
    .a = South Africa
    .the = South Africa
    .in = in South Africa
    .from = from South Africa
    .to = to South Africa
    .of = of South Africa
    .through = through South Africa
    .with = with South Africa

tile-SDN = Sudan
    .a = Sudan
    .the = Sudan
    .in = in Sudan
    .from = from Sudan
    .to = to Sudan
    .of = of Sudan
    .through = through Sudan
    .with = with Sudan

tile-TZA = Tanzania
    .a = Tanzania
    .the = Tanzania
    .in = in Tanzania
    .from = from Tanzania
    .to = to Tanzania
    .of = of Tanzania
    .through = through Tanzania
    .with = with Tanzania

tile-TGO = Togo
    .a = Togo
    .the = Togo
    .in = in Togo
    .from = from Togo
    .to = to Togo
    .of = of Togo
    .through = through Togo
    .with = with Togo

tile-TUN = Tunisia
    .a = Tunisia
    .the = Tunisia
    .in = in Tunisia
    .from = from Tunisia
    .to = to Tunisia
    .of = of Tunisia
    .through = through Tunisia
    .with = with Tunisia

tile-UGA = Uganda
    .a = Uganda
    .the = Uganda
    .in = in Uganda
    .from = from Uganda
    .to = to Uganda
    .of = of Uganda
    .through = through Uganda
    .with = with Uganda

tile-ZMB = Zambia
    .a = Zambia
    .the = Zambia
    .in = in Zambia
    .from = from Zambia
    .to = to Zambia
    .of = of Zambia
    .through = through Zambia
    .with = with Zambia

tile-ZWE = Zimbabwe
    .a = Zimbabwe
    .the = Zimbabwe
    .in = in Zimbabwe
    .from = from Zimbabwe
    .to = to Zimbabwe
    .of = of Zimbabwe
    .through = through Zimbabwe
    .with = with Zimbabwe
