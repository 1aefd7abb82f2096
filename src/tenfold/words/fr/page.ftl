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
game-tickets-say = Prenez des lignes ; le terrain les double.
game-tenzania-say = Faites dix, et criez-le.
game-africa-facts = 2–4 joueurs · dès 8 ans · 25 min
game-usa-facts = 2–4 joueurs · dès 8 ans · 25 min
game-tickets-facts = 2–5 joueurs · dès 8 ans · 60 min
game-tenzania-facts = 2–6 joueurs · dès 7 ans · 10 min
game-over-tickets = Les Aventuriers du Rail
bots-easy = doux
bots-medium = solide
bots-hard = redoutable
bots-any = au hasard
bot-name-any = Robot
bot-short-easy = Doux
bot-short-medium = Solide
bot-short-hard = Redout.
bot-name-easy = Robot doux
bot-name-medium = Robot solide
bot-name-hard = Robot redoutable
screen-name = Joueur { $number }
nobody = une place libre
close = Fermer
cancel = Annuler
back = Retour
yes = Oui
no = Non
copy = Copier
copied = Copié
home = Tenfold, page d’accueil
skip = Aller au contenu
loading = Un instant
loading-long = La première fois, les règles sont compilées pour cet ordinateur : environ une minute, une seule fois.
failed = Cela n’a pas marché : { $why }

## L’accueil

front-title = Quatre jeux, une table.
front-lead = Jouez tout de suite contre un robot, ou envoyez le lien à un ami. Sans compte.
front-bots = Niveau des robots
front-play = Jouer
front-learn = Première fois ? Apprenez en trois minutes
front-friends = Entre amis
front-screen = Même écran
front-rules = Règles
front-language = EN
front-language-full = English
front-language-to = EN: English
front-you = Vous
front-more = Autres pages
front-theme = Clair ou sombre
front-me = Vous êtes { $name } : réglages
front-return = Reprendre
front-with = avec { $names }
front-alone = personne d’autre n’est encore là
front-your-turn = c’est à vous
front-their-turn = c’est à { $name }
front-waiting = on attend des joueurs
front-over = terminée
front-you-won = vous avez gagné
front-won = { $name } a gagné
front-code = Vous avez un code ?
front-code-label = Le code d’une table
front-code-example = KMPQRT
front-code-wrong = Aucune table n’a le code { $code }. Vérifiez-le, ou demandez le lien.
front-all-mine = Mes { $count } parties
front-join = Rejoindre
front-watch = Regarder une table
front-mine = Mes tables
front-statistics = Statistiques
front-games = Jeux
front-left = Une table que vous avez quittée

## Les tables

tables-mine = Mes tables
tables-mine-none = Vous n’êtes encore à aucune table.
tables-public = Tables publiques
tables-public-none = Personne ne joue en public en ce moment.
tables-watch = Regarder
tables-join = S’asseoir
tables-replay = Revoir
tables-seats = { $taken } places prises sur { $all }
tables-playing = En cours
tables-waiting = En attente
tables-over = Terminées
tables-make = Créer une table

## Une nouvelle table

new-title = Une nouvelle table
new-game = Jeu
new-seats = Places
new-seat-me = moi
new-seat-open = un ami
new-seat-bot = un robot
new-seat-screen = cet écran
new-seat-number = Place { $number }
new-seat-more = Une place de plus
new-seat-less = Enlever la place { $number }
new-seat-kind = Qui s’assied à la place { $number }
new-seat-name = Nom
new-clock = Pendule
new-clock-about = quand elle est à zéro, un robot continue
new-clock-none = aucune
new-clock-turn = { $seconds ->
    [one] { $seconds } seconde par tour
   *[other] { $seconds } s par tour
    }
new-clock-bank = { $minutes } min par joueur
new-public = Publique
new-public-about = chacun peut la trouver, s’y asseoir ou regarder
new-hints = Conseils
new-hints-about = On peut interroger le robot et suivre le tuteur. Une partie avec des conseils ne compte pas dans les statistiques.
new-make = Créer la table
new-begin = Commencer

## La salle d’attente

room-title = Table { $code }
room-waiting = Table { $code } · on attend des joueurs
room-send = Envoyez ce lien
room-send-about = Qui l’ouvre s’assied. À travers la pièce, visez le code avec un téléphone.
room-code = Ou tapez { $code } sur la page d’accueil.
room-qr = Code QR du lien
room-alone = Seul cet ordinateur peut jouer
room-alone-about = Pour jouer aussi avec des téléphones et d’autres ordinateurs, arrêtez le serveur et relancez-le avec
room-seats = Places
room-rules = Règles de cette table
room-here = présent
room-ready = prêt
room-gone = absent
room-you = vous
room-you-host = vous · avez créé la table
room-host = a créé la table
room-guest = est à la table
room-bot = robot
room-screen = sur cet écran
room-open = Une place libre
room-open-about = pour qui ouvrira le lien
room-seat-bot = Un robot
room-sit = S’asseoir ici
room-bot-level = Niveau du robot de la place { $number }
room-bot-away = Enlever le robot de la place { $number }
room-add = Une place de plus
room-start = Commencer
room-start-some = Commencer à { $count }
room-sit-down = Prendre place
room-not-here = { $count ->
    [one] { $names } n’est pas là pour l’instant.
   *[other] { $names } ne sont pas là pour l’instant.
    }
room-start-fill = Commencer ; des robots prennent les places libres
room-lonely = { $count ->
    [one] On attend encore une personne
   *[other] On attend encore { $count } personnes
    }
room-i-am-ready = Je suis prêt
room-not-ready = Je ne suis pas encore prêt
room-wait-host = { $name } lance la partie.
room-sealed = La donne est scellée : son empreinte est publiée avant la première carte.
room-sealed-how = Comment
room-leave = Quitter la table
room-share = Partager
room-watching = { $count ->
    [0] Personne ne regarde
    [one] Une personne regarde
   *[other] { $count } personnes regardent
    }
room-full = La table est complète
room-full-ask = Vous regardez la table. Demandez à { $host } d’ajouter une place : vous pourrez la prendre ici.
room-full-watch = Vous regardez la table. Ce jeu n’admet pas plus de personnes.
room-full-visitors = { $count ->
    [one] Une personne de plus a ouvert le lien et regarde.
   *[other] { $count } personnes de plus ont ouvert le lien et regardent.
    }
room-rematch = Une autre partie
room-rematch-waits =
    { $count ->
        [one] Elle commence quand { $names } aura accepté.
       *[other] Elle commence quand { $names } auront accepté.
    }
room-rematch-bot = Vous pouvez donner une place à un robot.

ladder-title = Qui commence ?
ladder-about = L’échelle de la règle du jeu : celui qui l’a commence.
ladder-1 = Qui a 10 doigts ?
ladder-2 = Plusieurs ? Qui a 10 bras ?
ladder-3 = Personne ? Qui a 10 orteils ?
ladder-4 = Plusieurs ? Qui a 10 jambes ?
ladder-5 = Personne ? Qui a 10 frères et sœurs ?
ladder-6 = Personne ? Qui mange le premier 10 assiettes de bouillie, là, maintenant ?
ladder-7 = Pas de bouillie ? Qui compte le premier de 1 à 10 dans une langue africaine ?
ladder-8 = Personne ? Qui sait nommer 10 pays d’Afrique ?
ladder-9 = Plusieurs, ou personne ? Qui aura 10 ans dans exactement 10 mois, 10 semaines et 10 jours ?
ladder-10 = Personne ? Alors, qui est le plus jeune ?
ladder-nobody = Personne, ou plusieurs
ladder-chance = Laisser faire le hasard
ladder-begins = { $name } commence

## À la table

at-where = { $count ->
    [one] { $count } place
   *[other] { $count } places
    }
at-turn = Coup { $number }
at-log = Journal et messages
at-log-new = { $count ->
    [one] Journal et messages, { $count } nouveau
   *[other] Journal et messages, { $count } nouveaux
    }
at-rules = Règles
at-sound-on = Couper le son
at-sound-off = Mettre le son
at-menu = Menu
at-undo = Reprendre mon coup
at-undo-ask = Demander à reprendre
at-draw = Proposer la nulle
at-hand = Laisser jouer un robot
at-take = Rejouer moi-même
at-hint = Demander un conseil
at-tutor-on = Activer le tuteur
at-tutor-off = Couper le tuteur
at-leave = Quitter la table
leave-title = Quitter la table ?
leave-friends = Un robot continue pour vous, et les autres l’apprennent.
leave-bots = Un robot prend votre place, et la partie attend votre retour.
leave-waiting = Votre place redevient libre pour quelqu’un d’autre.
leave-back = Vous pourrez revenir depuis l’accueil et reprendre votre place.
leave-do = Quitter
leave-stay = Rester
at-full = Plein écran
at-text = La table en mots
at-settings = Réglages
at-watching = Vous regardez.
at-watchers = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
    }
at-bot-plays = un robot continue
at-away = absent
at-late = hors temps
at-say = Dire quelque chose
at-send = Envoyer
at-log-empty = Il ne s’est encore rien passé.
at-asks-undo = { $name } voudrait reprendre son dernier coup.
at-asks-draw = { $name } propose la nulle.
at-you-ask-undo = Vous avez demandé à reprendre votre coup. Aux autres de décider.
at-you-ask-draw = Vous avez proposé la nulle. Aux autres de décider.
at-agree = D’accord
at-decline = Non
at-refused = Pas maintenant
at-unsent = Votre coup n’est pas arrivé, et n’a pas été joué. Veuillez recommencer.
at-link-copied = Le lien est copié.
at-copy-link = Copier le lien
at-score = Scores
at-person-away = { $name } est absent.
at-hand-for = Laisser jouer un robot
at-lost-again = { $seconds ->
    [0] Nouvel essai. Rien n’est perdu.
   *[other] Nouvel essai dans { $seconds } s. Rien n’est perdu.
    }
face-lost = Connexion perdue.
face-lost-offline = Votre appareil est hors ligne. Rien n’est perdu.
face-lost-do = Réessayer
face-bot = Un robot joue pour vous
face-bot-handed = Vous l’avez demandé.
face-bot-left = Vous aviez quitté la table.
face-bot-absent = Vous étiez hors connexion.
face-bot-late = Votre temps s’est écoulé plusieurs fois.
face-bot-missed = Temps écoulé. Le prochain tour est à vous.
face-bot-do = Reprendre ma place
face-missed = Un robot joue ce tour
face-urgent-about = À 0:00, un robot joue ce seul tour.
face-absent = { $name } : hors connexion ({ $time })
face-absent-say = { $name } : hors connexion
face-absent-about = Ensuite un robot pourra jouer.
face-replaceable = { $name } : hors connexion
face-replaceable-about = { $name } peut revenir à tout moment.
face-replaceable-do = Laisser jouer un robot
face-last = Dernier tour
face-last-mine = Votre dernier tour
at-your-bot = Votre robot
at-bot-for = { $name } (robot)
at-back = De nouveau connecté.
at-your-turn = À vous
at-their-turn = Au tour de { $name }

## Le rideau

curtain-pass = Passez l’écran à
curtain-ready = Je suis { $name }
curtain-about = Rien de la main de personne n’est derrière ce rideau.

## Un conseil

hint-title = Ce que ferait le robot
hint-wait = Le robot réfléchit.
hint-chance = { $percent } % de chances de gagner
hint-none = Le robot n’a rien à dire pour l’instant.
hint-play = Le jouer

## La fin

end-won-you = Vous gagnez
end-won = { $name } gagne
end-bot-won-you = Un robot a gagné pour vous
end-bot-won-you-with = Un robot a gagné pour vous avec { $score } points
end-bot-won = Un robot a gagné pour { $name }
end-bot-won-with = Un robot a gagné pour { $name } avec { $score } points
end-won-both = { $names } se partagent la victoire
end-won-with = { $name } gagne avec { $score }
end-won-you-with = Vous gagnez avec { $score }
end-draw = Partie nulle
end-draw-about = Tous en sont convenus.
end-place = { $place ->
    [2] Vous êtes deuxième, à { $points } du premier.
    [3] Vous êtes troisième, à { $points } du premier.
    [4] Vous êtes quatrième, à { $points } du premier.
    [5] Vous êtes cinquième, à { $points } du premier.
   *[other] Vous êtes sixième, à { $points } du premier.
    }
end-place-won = { $points } d’avance sur le suivant.
end-again = Rejouer
end-wants =
    { $count ->
        [one] { $names } aimerait rejouer.
       *[other] { $names } aimeraient rejouer.
    }
end-helped = Partie jouée avec des conseils ou des coups repris : elle ne compte pas dans les statistiques.
end-replay = Revoir
end-verify = Vérifier la donne
end-record = Partie écrite
end-review = Analyse
end-board = Voir le plateau
end-sheet = Feuille de score
end-total = Total
end-earned = Au fil de la partie
end-first-turn = premier tour
end-last-turn = la fin
source-routes = Lignes
source-doublings = Doublées
source-tickets_won = Billets réussis
source-tickets_lost = Billets manqués
source-globetrotter = Globe-trotter
source-cards = Cartes
source-points = Points
source-journey = Voyage

## Vérifier une donne

verify-title = La donne est-elle juste ?
verify-about = Avant la donne, le serveur publie l’empreinte de son secret, et chaque place peut y ajouter quelque chose. Après la partie le secret est dit, et cette page recalcule chaque tirage.
verify-hash = Le secret correspond à l’empreinte publiée avant la partie
verify-ways = { $count } tirages sont sortis comme le veulent le secret et les mots des places
verify-good = Donne vérifiée
verify-bad-draw = Le tirage { $number } ne correspond pas
verify-bad-hash = Le secret ne correspond pas à l’empreinte
verify-working = Vérification de chaque tirage
verify-commitment = Empreinte
verify-secret = Secret
verify-seat = Apport de { $name }

## L’analyse

review-title = Comment la partie s’est jouée
review-about = Les chances de gagner, coup par coup, vues par un robot qui savait ce que savait le joueur.
review-working = { $done } coups jugés sur { $of }
review-worst = Les coups les plus chers
review-lost = a coûté { $percent } %
review-played = { $name } : { $move }
review-better = Le robot aurait choisi : { $move }
review-curve = Les chances de gagner, coup par coup
review-none = Aucun coup n’a coûté cher : bien joué.

## Revoir une partie

replay-title = Partie revue
replay-of = { $game } · { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
    }
replay-eyes = Vue par
replay-everyone = Tous
replay-link = Copier un lien vers ce moment
replay-close = Fermer
replay-first = Début
replay-back = Reculer
replay-play = Lecture
replay-pause = Pause
replay-next = Avancer
replay-last = Fin
replay-speed = Vitesse
replay-at = Coup { $at } sur { $of }
replay-of-all = { $at } sur { $of }
replay-start = Avant le premier coup
replay-not-over = On peut revoir une partie quand elle est finie.

## Les règles

rules-title = Règles
rules-of = Règles : { $game }
rules-sections = Chapitres
rules-every = De tous les jeux
rules-tendays = 10 jours
rules-link = Lien vers { $number }
rules-all = Toutes les règles

## Vous

me-title = Vous
me-name = Nom
me-name-about = tel que les autres le voient
me-save = Enregistrer
me-saved = Enregistré
me-colour = Couleur
me-colour-about = si personne d’autre ne l’a
colour-seat-teal = cercle sarcelle
colour-seat-rose = losange rose
colour-seat-umber = carré terre d’ombre
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
me-tutor-about = dans 10 jours : ce qui manque encore au voyage
me-bots = Niveau des robots
me-move = Passer à un autre appareil
me-move-about = Ouvrez-y ce lien dans les 15 minutes, et vous y serez le même joueur. Il ne sert qu’une fois.
me-move-make = Créer un lien
me-move-here = Être ce joueur sur cet appareil ?
me-move-do = Oui, c’est moi
me-move-done = Ici aussi, vous êtes { $name }.
me-out = Se déconnecter partout
me-out-about = Met fin à vos visites dans tous les autres navigateurs, à votre lien inutilisé et aux jetons de vos programmes. Vous restez connecté ici.
me-out-sure = Tous les autres navigateurs vous oublieront, et vos programmes auront besoin de nouveaux jetons.
me-out-do = Se déconnecter partout
me-out-not = Annuler
me-out-done = C’est fait : vous n’êtes plus connecté qu’ici.
me-name-ask = Comment vous appeler ?
me-hello = Bonjour

## Statistiques

stats-title = Statistiques
stats-mine = Les vôtres
stats-all = Celles de tous
stats-none = Pas encore de partie finie.
stats-game = Jeu
stats-against = Contre
stats-games = Parties
stats-won = Gagnées
stats-people = des gens
stats-rating = Classement contre les robots
stats-curve = Classement après chaque partie de { $game }
stats-percent = { $percent } %

## Perdu

lost-title = Il n’y a rien ici
lost-about = La page ou la table demandée n’existe pas, ou plus.
lost-home = Vers l’accueil
broken-title = Le serveur a un problème
broken-about = Vous n’y êtes pour rien, et rien n’est perdu. Réessayez dans un instant.
broken-refused = Cela n’a pas marché
broken-again = Réessayer
crashed-title = Cette page ne répond plus
crashed-about = Quelque chose s’est mal passé ici. Vos parties sont conservées : rechargez la page pour continuer.
crashed-reload = Recharger
away-title = Le serveur est absent
away-about = Cette page réessaie d’elle-même. Rien n’est perdu.
away-again = Réessayer
about-title = À propos
