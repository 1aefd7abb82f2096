### The map of Africa: seas, short names in their lines, and capitals.

africa-board-atlantic = Atlantic|Ocean
africa-board-indian = Indian|Ocean
africa-board-mediterranean = Mediterranean
short-BFA = Burkina|Faso
short-CAF = Central|African Rep.
short-COD = DR Congo
short-COG = Congo
short-CIV = Ivory|Coast
brief-BFA = Burkina
brief-CAF = C. Afr. R.
brief-COD = DR Congo
brief-CIV = Ivory C.
brief-ZAF = S. Africa
brief-SLE = S. Leone
africa-board-places = { $count ->
    [one] country
   *[other] countries
    }

capital-DZA = Algiers
capital-AGO = Luanda
capital-BEN = Porto-Novo
capital-BWA = Gaborone
capital-BFA = Ouagadougou
capital-CMR = Yaoundé
capital-CAF = Bangui
capital-TCD = N’Djamena
capital-COG = Brazzaville
capital-COD = Kinshasa
capital-EGY = Cairo
capital-ERI = Asmara
capital-ETH = Addis Ababa
capital-GAB = Libreville
capital-GHA = Accra
capital-GIN = Conakry
capital-CIV = Yamoussoukro
capital-KEN = Nairobi
capital-LBR = Monrovia
capital-LBY = Tripoli
capital-MDG = Antananarivo
capital-MLI = Bamako
capital-MRT = Nouakchott
capital-MAR = Rabat
capital-MOZ = Maputo
capital-NAM = Windhoek
capital-NER = Niamey
capital-NGA = Abuja
capital-RWA = Kigali
capital-SEN = Dakar
capital-SLE = Freetown
capital-SOM = Mogadishu
capital-ZAF = Pretoria
capital-SDN = Khartoum
capital-TZA = Dodoma
capital-TGO = Lomé
capital-TUN = Tunis
capital-UGA = Kampala
capital-ZMB = Lusaka
capital-ZWE = Harare
