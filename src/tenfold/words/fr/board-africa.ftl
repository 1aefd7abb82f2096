### La carte de l’Afrique : les mers, les noms courts et leurs lignes, et les capitales.

africa-board-atlantic = Océan|Atlantique
africa-board-indian = Océan|Indien
africa-board-mediterranean = Méditerranée
short-BFA = Burkina|Faso
short-CAF = Rép.|centr~|africaine
short-COD = RD Congo
short-COG = Congo
short-CIV = Côte|d’Ivoire
brief-BFA = Burkina
brief-CAF = Rép. centr.
brief-COD = RD Congo
brief-CIV = C. d’Iv.
brief-ZAF = Afr. du S.
brief-SLE = S. Leone
africa-board-places = { $count ->
    [one] pays
   *[other] pays
    }

capital-DZA = Alger
capital-AGO = Luanda
capital-BEN = Porto-Novo
capital-BWA = Gaborone
capital-BFA = Ouagadougou
capital-CMR = Yaoundé
capital-CAF = Bangui
capital-TCD = N’Djamena
capital-COG = Brazzaville
capital-COD = Kinshasa
capital-EGY = Le Caire
capital-ERI = Asmara
capital-ETH = Addis-Abeba
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
capital-SOM = Mogadiscio
capital-ZAF = Pretoria
capital-SDN = Khartoum
capital-TZA = Dodoma
capital-TGO = Lomé
capital-TUN = Tunis
capital-UGA = Kampala
capital-ZMB = Lusaka
capital-ZWE = Harare
