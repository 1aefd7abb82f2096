### Ce que dit la page : tout ce qui n’est pas propre à un jeu.

## Partout

brand = Tenfold
game-africa = 10 jours en Afrique
game-usa = 10 jours aux USA
game-tickets = Au cœur de l’Afrique
    .over = Les Aventuriers du Rail
game-tenzania = Tenzania
game-africa-say = Dix jours, dix tuiles, un voyage.
game-usa-say = Cinquante États, à pied, en voiture, en avion.
game-tickets-say = Prenez des routes ; le terrain en double la valeur.
game-tenzania-say = Faites dix, et criez-le.
game-africa-facts = 2–4 joueurs · dès 8 ans · 25 min
game-usa-facts = 2–4 joueurs · dès 8 ans · 25 min
game-tickets-facts = 2–5 joueurs · dès 8 ans · 60 min
game-tenzania-facts = 2–6 joueurs · dès 7 ans · 10 min
game-seats = { $least }–{ $most } joueurs
game-over-tickets = Les Aventuriers du Rail
bots-easy = facile
bots-medium = moyen
bots-hard = difficile
bots-any = au hasard
bot-name-any = Robot
bot-short-easy = Facile
bot-short-medium = Moyen
bot-short-hard = Difficile
bot-name-easy = Robot facile
bot-name-medium = Robot moyen
bot-name-hard = Robot difficile
screen-name = Joueur { $number }
nobody = une place libre
former-player = Ancien joueur
close = Fermer
back = Retour
yes = Oui
no = Non
copy = Copier
copied = Copié
share = Partager
home = Tenfold, page d’accueil
skip = Aller au contenu
loading = Un instant…
loading-long = Premier lancement : préparation des règles pour cet ordinateur (environ une minute, une seule fois).
failed = Échec : { $why }

## L’accueil

front-title = Quatre jeux, une table.
front-lead = Jouez tout de suite contre un robot, ou envoyez le lien à un ami. Sans inscription.
front-bots = Niveau des robots
front-play = Jouer
front-learn = Première fois ? Apprenez en trois minutes
front-friends = Entre amis
front-screen = Sur cet écran
front-rules = Règles
front-language = EN
front-language-full = English
front-language-to = EN: English
front-you = Vous
front-more = Autres pages
front-theme = Changer de thème
front-me = { $name } : profil et réglages
front-return = Reprendre
front-day = La donne du jour
front-day-about = Les mêmes tuiles et cartes pour tous.
end-day = Les résultats du jour
front-with = avec { $names }
front-alone = en attente d’autres joueurs
front-your-turn = à vous de jouer
front-their-turn = à { $name } de jouer
front-waiting = en attente de joueurs
front-over = terminée
front-you-won = vous avez gagné
front-won = { $name } a gagné
front-code = Vous avez un code ?
front-code-example = KMPQRT
front-code-wrong = Aucune table n’a le code { $code }. Vérifiez-le, ou demandez le lien.
front-all-mine = Mes { $count } parties
front-join = Rejoindre
front-watch = Regarder une partie
front-mine = Mes tables
front-my-games = Mes parties
front-games = Jeux
front-left = Votre partie en cours

## Les tables

tables-mine = Mes tables
tables-mine-none = Vous n’avez encore rejoint aucune table.
tables-public = Tables publiques
tables-public-none = Aucune table publique en ce moment.
tables-watch = Regarder
tables-join = Rejoindre
tables-replay = Revoir
tables-make = Créer une table

## Une nouvelle table

new-title = Nouvelle table
new-game = Jeu
new-seats = Places
new-seat-me = moi
new-seat-open = un ami
new-seat-bot = un robot
new-seat-screen = cet écran
new-seat-number = Place { $number }
new-seat-more = Ajouter une place
new-seat-less = Enlever la place { $number }
new-seat-kind = Qui prend la place { $number }
new-seat-name = Nom
new-clock = Temps de jeu
new-clock-about = temps écoulé : un robot joue ce tour
new-clock-none = sans limite
new-clock-turn = { $seconds } s par tour
new-clock-bank = { $minutes } min par joueur
new-clock-days = { $days ->
    [one] { $days } jour par tour
   *[other] { $days } jours par tour
    }
clock-days = { $count } jours
clock-hours = { $count } h
clock-left = encore { $time }
new-public = Table publique
new-public-about = tout le monde peut la rejoindre ou la regarder
new-hints = Conseils
new-hints-about = On peut demander des conseils et suivre le tuteur. Une partie avec des conseils ne compte pas dans les statistiques.
new-make = Créer la table
new-begin = Commencer

## La salle d’attente

room-waiting = Table { $code } · en attente de joueurs
room-send = Envoyez ce lien
room-send-about = Toute personne qui l’ouvre prend place. Un téléphone à côté ? Scannez le code.
room-code = Ou tapez { $code } sur la page d’accueil.
room-qr = Code QR du lien
room-alone = Seul cet ordinateur peut se connecter
room-alone-about = Pour jouer aussi avec des téléphones et d’autres ordinateurs, arrêtez le serveur et relancez-le avec
room-seats = Places
room-rules = Règles de cette table
room-here = en ligne
room-ready = c’est prêt
room-gone = hors ligne
room-you = vous
room-you-host = vous (hôte)
room-host = hôte
room-guest = invité
room-bot = robot
room-screen = sur cet écran
room-remove = Retirer { $name }
room-open = Une place libre
room-open-about = pour la prochaine personne qui ouvre le lien
room-seat-bot = Ajouter un robot
room-sit = Prendre cette place
room-bot-level = Niveau du robot de la place { $number }
room-bot-away = Enlever le robot de la place { $number }
room-add = Ajouter une place
room-start = Lancer la partie
room-start-some = Lancer la partie à { $count }
room-sit-down = Prendre place
room-not-here = { $count ->
    [one] { $names } est hors ligne pour l’instant.
   *[other] { $names } sont hors ligne pour l’instant.
    }
room-lonely = { $count ->
    [one] On attend encore une personne
   *[other] On attend encore { $count } personnes
    }
room-i-am-ready = C’est bon pour moi
room-not-ready = Attendez, pas encore
room-sealed = Tirage vérifiable : son empreinte est publiée avant le début de la partie.
room-sealed-how = Comment ça marche
room-leave = Quitter la table
room-full = La table est complète
room-full-ask = Vous regardez la partie. Pour jouer, demandez à { $host } d’ajouter une place.
room-full-watch = Vous regardez la partie. Ce jeu n’admet pas plus de joueurs.
room-full-visitors = { $count ->
    [one] Une personne de plus a ouvert le lien et regarde.
   *[other] { $count } personnes de plus ont ouvert le lien et regardent.
    }
room-rematch = Une autre partie
room-rematch-waits =

    { $count ->
        [one] Elle commencera quand { $names } aura accepté.
       *[other] Elle commencera quand { $names } auront accepté.
    }
room-rematch-bot = Vous pouvez aussi donner une place à un robot.

ladder-title = Qui commence ?
ladder-about = Les questions du livret, dans l’ordre : dès qu’une seule personne peut répondre oui, elle commence.
ladder-1 = Qui a 10 doigts ?
ladder-2 = Plusieurs ? Qui a 10 bras ?
ladder-3 = Personne ? Qui a 10 orteils ?
ladder-4 = Plusieurs ? Qui a 10 jambes ?
ladder-5 = Personne ? Qui a 10 frères et sœurs ?
ladder-6 = Personne ? Qui sera le premier à manger 10 assiettes de bouillie, là, maintenant ?
ladder-7 = Pas de bouillie ? Qui sera le premier à compter de 1 à 10 dans une langue africaine ?
ladder-8 = Personne ? Qui sait nommer 10 pays d’Afrique ?
ladder-9 = Plusieurs, ou personne ? Qui aura 10 ans dans exactement 10 mois, 10 semaines et 10 jours ?
ladder-10 = Personne ? Alors, qui est le plus jeune ?
ladder-nobody = Personne, ou plusieurs
ladder-chance = Tirer au sort
ladder-begins = { $name } commence

## À la table

at-where = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
    }
at-log = Journal et messages
at-log-new = { $count ->
    [one] Journal et messages, { $count } nouveau
   *[other] Journal et messages, { $count } nouveaux
    }
at-rules = Règles
at-pace-slow = Les autres jouent : lentement
at-pace-normal = Les autres jouent : normalement
at-pace-instant = Les autres jouent : aussitôt
at-sound-on = Couper le son
at-sound-off = Mettre le son
at-menu = Menu
at-undo = Annuler mon coup
at-draw = Proposer un match nul
at-pause = Demander une pause
at-paused = La partie est en pause. Les pendules sont arrêtées.
at-resume = Reprendre
at-hooks = Dire à un salon à qui de jouer
at-hand = Laisser un robot jouer à ma place
at-take = Reprendre ma place
at-hint = Demander un conseil
at-tutor-on = Activer le tuteur
at-tutor-off = Désactiver le tuteur
at-leave = Quitter la table
leave-title = Quitter la table ?
leave-friends = Un robot prend le relais, et les autres en sont avertis.
leave-bots = Un robot prend votre place, et la partie attend votre retour.
leave-waiting = Votre place redevient libre pour quelqu’un d’autre.
leave-back = Vous pourrez revenir depuis l’accueil et reprendre votre place.
leave-do = Quitter
leave-stay = Rester
at-settings = Réglages
at-watching = Vous regardez la partie.
at-watchers = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
    }
at-say = Écrire un message
at-send = Envoyer
at-log-empty = Il ne s’est encore rien passé.
log-title = Tour par tour
log-round = Manche { $round }
log-earlier = Tours précédents
log-later = Tours suivants
log-hide = Masquer le journal
at-asks-undo = { $name } voudrait annuler son dernier coup.
at-asks-draw = { $name } propose un match nul.
at-asks-pause = { $name } demande une pause : les pendules s’arrêteraient.
at-you-ask-pause = Vous avez demandé une pause. On attend les autres.
at-you-ask-undo = Vous avez demandé à annuler votre coup. On attend les autres.
at-you-ask-draw = Match nul proposé. On attend les autres.
at-agree = Accepter
at-decline = Refuser
at-unsent = Votre coup n’est pas parvenu au serveur. Réessayez.
at-link-copied = Lien copié.
at-copy-link = Copier le lien
at-score = Scores
at-hand-for = Laisser un robot prendre le relais
at-lost-again = { $seconds ->
    [0] Nouvel essai. Rien n’est perdu.
   *[other] Nouvel essai dans { $seconds } s. Rien n’est perdu.
    }
face-lost = Connexion perdue.
face-lost-offline = Votre appareil est hors ligne. Rien n’est perdu.
face-lost-do = Réessayer
face-bot = Un robot joue à votre place
face-bot-handed = Vous l’avez demandé.
face-bot-left = Vous aviez quitté la table.
face-bot-absent = Vous étiez hors ligne.
face-bot-late = Votre temps s’est écoulé plusieurs fois.
face-bot-missed = Temps écoulé. Le prochain tour est à vous.
face-bot-do = Reprendre ma place
face-missed = Un robot joue ce tour
face-urgent-about = À 0:00, un robot joue ce seul tour.
face-absent = { $name } : hors ligne ({ $time })
face-absent-say = { $name } : hors ligne
face-absent-about = Bientôt, un robot pourra prendre le relais.
face-replaceable = { $name } : hors ligne
face-replaceable-about = { $name } peut revenir à tout moment.
face-replaceable-do = Laisser un robot jouer
face-last = Dernier tour
face-last-mine = Votre dernier tour
at-your-bot = Votre robot
at-bot-for = { $name } (robot)

## Appeler quelqu’un à une table

call-turn = À vous de jouer
call-draw = On vous propose le match nul
call-undo = Un coup peut-il être annulé ?
call-pause = Une pause est demandée
call-rematch = Une autre partie ?
call-start = Tout le monde est là
call-with = { $game } avec { $names }

## Le rideau

curtain-pass = Passez l’appareil à
curtain-ready = Je suis { $name }
curtain-about = Les cartes et les tuiles restent cachées tant que cet écran est affiché.

## Un conseil

hint-title = Ce que ferait un robot
hint-wait = Le robot réfléchit.
hint-chance = { $percent } % de chances de gagner.
hint-none = Pas de conseil pour l’instant.
hint-play = Jouer ce coup
hint-other = Un autre
hint-step = Conseil { $number } sur { $count }
hint-equal = À peu près aussi bon.
hint-behind = { $percent } % de moins.

## La fin

end-won-you = Vous gagnez
end-won = { $name } gagne
end-bot-won-you = Un robot a gagné pour vous
end-bot-won-you-with = Un robot a gagné pour vous avec { $score ->
    [one] { $score } point
   *[other] { $score } points
    }
end-bot-won = Un robot a gagné pour { $name }
end-bot-won-with = Un robot a gagné pour { $name } avec { $score ->
    [one] { $score } point
   *[other] { $score } points
    }
end-won-both = { $names } se partagent la victoire
end-won-with = { $name } gagne avec { $score ->
    [one] { $score } point
   *[other] { $score } points
    }
end-won-you-with = Vous gagnez avec { $score ->
    [one] { $score } point
   *[other] { $score } points
    }
end-draw = Match nul
end-place = Vous finissez { $place ->
    [2] deuxième
    [3] troisième
    [4] quatrième
    [5] cinquième
   *[other] sixième
    }, à { $points ->
    [one] { $points } point
   *[other] { $points } points
    } de la première place.
end-place-won = { $points ->
    [one] { $points } point
   *[other] { $points } points
    } d’avance sur la deuxième place.
end-again = Rejouer
end-wants =
    { $count ->
        [one] { $names } aimerait rejouer.
       *[other] { $names } aimeraient rejouer.
    }
end-helped = Partie jouée avec des conseils ou des coups annulés : elle ne compte pas dans les statistiques.
end-replay = Revoir
end-verify = Vérifier le tirage
end-record = Télécharger la partie
end-review = Analyse
end-board = Voir le plateau
end-more = Plus
end-skip = Passer
end-retell = Revoir la fin
end-sheet = Feuille de score
end-total = Total
end-earned = Les points au fil de la partie
end-first-turn = premier tour
end-last-turn = la fin
source-routes = Routes
source-doublings = Routes doublées
source-tickets_won = Destinations réussies
source-tickets_lost = Destinations manquées
source-globetrotter = Globetrotter
source-cards = Cartes
source-points = Points
source-journey = Voyage

## Vérifier une donne

verify-title = Le tirage est-il honnête ?
verify-about = Avant la partie, le serveur publie l’empreinte de son secret, et chaque joueur peut y ajouter quelque chose. Après la partie, le secret est révélé, et cette page recalcule chaque tirage.
verify-hash = Le secret correspond à l’empreinte publiée avant la partie
verify-ways = { $count ->
    [one] Le tirage correspond au secret et aux apports des joueurs
   *[other] Les { $count } tirages correspondent au secret et aux apports des joueurs
    }
verify-good = Tirage vérifié
verify-bad-draw = Le tirage nº { $number } ne correspond pas
verify-bad-hash = Le secret ne correspond pas à l’empreinte
verify-working = Vérification de chaque tirage
verify-sealed = D’autres peuvent encore jouer cette donne aujourd’hui : son secret sera publié demain. Vous pourrez alors la vérifier.
verify-commitment = Empreinte
verify-secret = Secret
verify-seat = { $name } a ajouté

## Les règles

rules-title = Règles
rules-of = Règles : { $game }
rules-every = Règles communes
rules-tendays = 10 jours en Afrique, 10 jours aux USA
rules-link = Lien vers { $number }
rules-all = Toutes les règles

## Vous

me-title = Profil
me-name = Nom
me-name-about = tel que les autres le voient
me-save = Enregistrer
me-saved = Enregistré
me-colour = Couleur
me-colour-about = si elle est libre
colour-seat-teal = cercle bleu canard
colour-seat-rose = losange rose
colour-seat-umber = carré brun
colour-seat-indigo = triangle indigo
colour-seat-olive = hexagone olive
colour-seat-slate = croix ardoise
me-language = Langue
me-theme = Thème
me-theme-auto = auto
me-theme-light = clair
me-theme-dark = sombre
me-sound = Son
me-tutor = Tuteur
me-tutor-about = jeux « 10 jours » : ce qui manque encore au voyage
me-bots = Niveau des robots
me-calls = Notifications « À vous de jouer »
me-move = Utiliser un autre appareil
me-move-about = Ouvrez-y ce lien dans les 15 minutes, et vous y serez le même joueur. Il ne sert qu’une fois.
me-move-make = Créer un lien
me-move-here = Utiliser ce profil sur cet appareil ?
me-move-do = Oui, c’est moi
me-move-done = Ici aussi, vous êtes { $name }.
me-out = Se déconnecter partout
me-out-about = Ferme vos sessions dans tous les autres navigateurs, et annule votre lien inutilisé et les jetons de vos programmes. Vous gardez votre session ici.
me-out-sure = Tous les autres navigateurs seront déconnectés, et vos programmes auront besoin de nouveaux jetons.
me-out-do = Se déconnecter partout
me-out-not = Annuler
me-data = Mes données
me-data-about = Tout ce qui est à vous dans un fichier : réglages, résultats et chaque partie avec son déroulement.
me-data-get = Tout télécharger
me-forget = M’oublier
me-forget-about = Votre nom, vos réglages, vos statistiques et tout ce qui vous connecte sont effacés, sur tous vos appareils. Un robot reprend vos parties en cours. Les parties des autres restent, sans votre nom ni vos messages. C’est définitif.
me-forget-name = Tapez votre nom, { $name }, pour confirmer
me-forget-do = M’oublier pour de bon
me-forget-not = Tout garder
me-forget-done = Vous avez été oublié. Vous êtes désormais quelqu’un de nouveau.
me-out-done = C’est fait : seul ce navigateur reste connecté.
me-name-ask = Quel est votre prénom ou pseudo ?

## Statistiques

stats-title = Statistiques
stats-mine = Moi
stats-all = Tous les joueurs
stats-none = Aucune partie terminée pour l’instant.
stats-game = Jeu
stats-against = Contre
stats-games = Parties
stats-won = Gagnées
stats-people = des humains
stats-rating = Classement contre les robots
stats-curve = Classement après chaque partie de { $game }
stats-percent = { $percent } %

## Perdu

lost-title = Page introuvable
lost-about = La page ou la table demandée n’existe pas, ou n’existe plus.
lost-home = Aller à l’accueil
broken-title = Problème sur le serveur
broken-about = Vous n’y êtes pour rien, et rien n’est perdu. Réessayez dans un instant.
broken-refused = Échec
broken-again = Réessayer
crashed-title = Cette page ne répond plus
crashed-about = Quelque chose s’est mal passé. Vos parties sont conservées : rechargez la page pour continuer.
crashed-reload = Recharger
away-title = Serveur injoignable
away-about = Nouvelle tentative automatique. Rien n’est perdu.
away-again = Réessayer
offline-title = Pas de réseau
offline-works = Marche ici
offline-waits = Attend le réseau
offline-rules = Les règles de tous les jeux
offline-settings = Les réglages de cet appareil
offline-tables = Les tables avec robots et amis : rien n’est perdu
offline-calls = Les notifications quand c’est votre tour
offline-results = Les parties à revoir et les résultats

## Les touches

at-keys = Touches
keys-on = Lettres et chiffres sont des raccourcis
keys-about = Désactivez-les si vous dictez à votre appareil ou touchez le clavier par mégarde. Tab, les flèches, Entrée et Échap marchent toujours.
keys-here = Sur ce plateau
keys-all = À toutes les tables
keys-hint = un conseil
keys-undo = reprendre votre dernier coup
keys-log = le journal et la discussion
keys-rules = les règles
keys-words = l’élément suivant ; le plateau en mots vient en dernier
keys-leave = fermer ce qui est ouvert

## Notre table : une série de parties

series = Notre table
series-tally =
    { $count ->
        [one] Après une partie : { $list }.
       *[other] Après { $count } parties : { $list }.
    }
series-entry =
    { $count ->
        [0] { $name } aucune
       *[other] { $name } { $count }
    }
series-about = Son lien reste le même : il mène toujours à votre dernière partie.
