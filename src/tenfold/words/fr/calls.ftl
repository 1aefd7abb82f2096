### Prévenir quelqu’un que c’est son tour : la page des réglages, et la question après une partie.

calls-title = À vous de jouer
calls-lead = Comment Tenfold vous prévient quand c’est votre tour.
calls-device = Sur cet appareil
calls-tab = Titre et icône
calls-tab-about = Le titre de l’onglet dit « ● À vous de jouer » ; l’application installée affiche un nombre sur son icône. Toujours actif.
calls-sound = Son
calls-sound-about = Une note douce, et les autres sons de la table.
calls-vibrate = Vibration
calls-vibrate-about = Sur les téléphones, tant que la page est ouverte.
calls-notify = Me prévenir dans un autre onglet
calls-notify-about = Par une notification, tant que la page reste ouverte.
calls-notify-blocked = Ce navigateur bloque les notifications de ce site. Autorisez-les dans ses réglages.
calls-notify-insecure = Les navigateurs ne le permettent qu’aux adresses https://.
calls-install = Ajouter Tenfold à l’écran d’accueil
calls-install-about = Il s’ouvre aussitôt, dans sa propre fenêtre.
calls-install-do = Ajouter
calls-sent = Ce qu’affiche une notification
calls-sent-title = À vous de jouer
calls-sent-body = { game-africa } avec Theo et Nkechi
calls-sent-about = Une fois par tour, et quand quelqu’un vous demande quelque chose. Jamais une tuile, une carte ni un message.

## Après une partie entre amis

calls-ask = Vous prévenir quand c’est votre tour ?
calls-ask-about = Quand vous êtes dans un autre onglet, cet appareil peut afficher une notification.
calls-ask-yes = Oui, me prévenir
calls-ask-no = Pas maintenant
calls-ask-on = Désormais, cet appareil vous prévient quand c’est votre tour.

## Prévenir quand la page est fermée

call-test = Une notification de Tenfold
call-test-about = Voici comment vous saurez que c’est à vous.
hook-turn = { $name } : à vous de jouer, { $game }
hook-draw = { $name } : le match nul est proposé, { $game }
hook-undo = { $name } : un coup peut-il être annulé, { $game } ?
hook-rematch = { $name } : une autre partie, { $game } ?
hook-start = { $name } : tout le monde est là, { $game }
