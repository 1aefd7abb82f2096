### Appeler quelqu’un : la page des réglages, et la question après une partie.

calls-title = À vous de jouer
calls-lead = Comment Tenfold vous appelle.
calls-device = Sur cet appareil
calls-tab = Titre et icône
calls-tab-about = L’onglet dit « ● À vous de jouer » ; l’application installée porte un nombre sur son icône. Toujours actif.
calls-sound = Une note douce
calls-sound-about = Et les autres sons de la table.
calls-vibrate = Vibrer
calls-vibrate-about = Sur les téléphones, tant que la page est ouverte.
calls-notify = M’appeler quand je regarde ailleurs
calls-notify-about = Une notification, tant que la page est ouverte dans un autre onglet.
calls-notify-blocked = Ce navigateur bloque les notifications de cette page. Autorisez-les dans ses réglages pour la page.
calls-notify-insecure = Les navigateurs ne le permettent qu’à une adresse https://.
calls-install = Gardez Tenfold sur l’écran d’accueil
calls-install-about = Il s’ouvre aussitôt, dans sa propre fenêtre.
calls-install-do = Ajouter
calls-sent = Voici tout ce qui s’affiche
calls-sent-title = À vous de jouer
calls-sent-body = { game-africa } avec Theo et Nkechi
calls-sent-about = Seulement vos tours, une fois chacun. Jamais une tuile, une carte ni une ligne de discussion.

## Après une partie entre amis

calls-ask = On vous appelle ?
calls-ask-about = Quand c’est à vous et que vous regardez ailleurs, cet appareil peut le dire.
calls-ask-yes = Oui, m’appeler
calls-ask-no = Pas maintenant
calls-ask-on = Désormais, cet appareil vous appelle.
