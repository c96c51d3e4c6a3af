/** The help below fields in German, by its English words. */
export const HELP: Readonly<Record<string, string>> = {
  'Drawn when no block gives the page its title.':
    'Gezeichnet, wenn kein Block der Seite ihren Titel gibt.',
  'Where the figure is explained.': 'Wo die Zahl erklärt wird.',
  'Of this block’s own figures; shown in place of the drawing.':
    'Aus den eigenen Zahlen dieses Blocks; steht an der Stelle der Zeichnung.',
  'Of what belongs to the page; shown when there is neither image nor video.':
    'Aus dem, was zur Seite gehört; zu sehen, wenn es weder Bild noch Video gibt.',
  'JSON-LD documents for search engines.': 'JSON-LD-Dokumente für Suchmaschinen.',
  'Of search engines and of the site’s own search. The page stays on the sitemap page.':
    'Aus Suchmaschinen und der Suche der Website. In der Seitenübersicht bleibt die Seite.',
  'UTC. The day of creation when left out.': 'UTC. Ohne Angabe der Tag, an dem die Seite entstand.',
  'One or two sentences, for cards.': 'Ein oder zwei Sätze, für Karten.',
  'The page does not link them. The address of a file is no secret: whoever has it can open it.':
    'Die Seite verlinkt sie nicht. Die Adresse einer Datei ist kein Geheimnis: Wer sie hat, kann sie öffnen.',
  'Stands in the place of the downloads; the first one is given after it.':
    'Steht an der Stelle der Downloads; der erste wird danach gegeben.',
  'Such as 32 min.': 'Zum Beispiel 32 min.',
  'A WebVTT file.': 'Eine WebVTT-Datei.',
  'Stands under the player: what it is, where it is not the whole.':
    'Steht unter dem Player: was zu hören oder zu sehen ist, wenn es nicht das Ganze ist.',
  'UTC.': 'UTC.',
  'Of the place or of the hosts, such as Europe/London. Without it the page says UTC.':
    'Des Ortes oder der Gastgeber, zum Beispiel Europe/London. Ohne Angabe nennt die Seite UTC.',
  'A path of this site, such as /request-a-demo, or an http(s) address. Visitors of this page go there and see none of its blocks.':
    'Ein Pfad dieser Website, etwa /request-a-demo, oder eine Adresse mit http(s). Besucher dieser Seite werden dorthin geleitet und sehen keinen ihrer Blöcke.',
  'A path of this site, such as /request-a-demo, or an http(s) address.':
    'Ein Pfad dieser Website, etwa /request-a-demo, oder eine Adresse mit http(s).',
  'With its unit, such as £4.2m.': 'Mit Einheit, zum Beispiel 4,2 Mio. €.',
  'The story’s name when left out.': 'Ohne Angabe der Name der Seite.',
  'Shown beside the text.': 'Stehen neben dem Text.',
  'Such as Permanent, full time.': 'Zum Beispiel Unbefristet, Vollzeit.',
  'Paths, separated by commas.': 'Pfade, durch Kommas getrennt.',
  'Paths of folders, separated by commas; everything under them is left out too.':
    'Pfade von Ordnern, durch Kommas getrennt; auch alles darunter fällt weg.',
  'Names of pages, separated by commas.': 'Namen von Seiten, durch Kommas getrennt.',
  'Names the form; shown where it stands alone.':
    'Benennt das Formular; steht dort, wo es allein steht.',
  'One or two sentences, or nothing.': 'Ein oder zwei Sätze, oder nichts.',
  'Stands above the button: what becomes of the details.':
    'Steht über der Schaltfläche: was mit den Angaben geschieht.',
  'Such as /privacy-policy.': 'Zum Beispiel /privacy-policy.',
  'Such as Request a demo.': 'Zum Beispiel Demo anfragen.',
  'A path of this site, such as /thank-you. Without one the thanks below are shown in place.':
    'Ein Pfad dieser Website, etwa /thank-you. Ohne ihn erscheint der Dank unten an Ort und Stelle.',
  'Shown in place of the form.': 'Erscheint an der Stelle des Formulars.',
  'The e-mail address that every submission is sent to.':
    'Die E-Mail-Adresse, an die jede Einsendung geht.',
  'Sent to the address that was typed. Without it no mail is sent.':
    'Geht an die eingegebene Adresse. Ohne Text wird keine E-Mail gesendet.',
  'The file of the page that the form stands on is given after the form.':
    'Nach dem Formular wird die Datei der Seite freigegeben, auf der es steht.',
  'Change it when questions are added, taken away or put in another order: addresses of older results then say that they are of another edition.':
    'Ändern Sie sie, wenn Fragen dazukommen, wegfallen oder anders geordnet werden: Adressen älterer Ergebnisse sagen dann, dass sie zu einer anderen Ausgabe gehören.',
  'The first from 0 points.': 'Die erste ab 0 Punkten.',
  'A few words above the heading.': 'Wenige Wörter über der Überschrift.',
  'Shown in place of the image.': 'Wird anstelle des Bildes gezeigt.',
  'The side the picture or video stands on, on a wide screen.':
    'Die Seite, auf der Bild oder Video auf breiten Bildschirmen stehen.',
  'Otherwise the image is cropped to fill its frame.':
    'Sonst wird das Bild so zugeschnitten, dass es seinen Rahmen füllt.',
  'No rounding and no shadow.': 'Ohne Rundung und ohne Schatten.',
  'The ground the block stands on.': 'Der Grund, auf dem der Block steht.',
  'How many columns on a wide screen.': 'Wie viele Spalten auf breiten Bildschirmen.',
  'One hosted form. Visitors see a way to get in touch while it cannot be reached.':
    'Ein eingebettetes Formular. Ist es nicht erreichbar, sehen Besucher einen anderen Weg zum Kontakt.',
  'Lists the headings of the text beside it.': 'Listet die Überschriften des Textes daneben auf.',
  'Puts a Download PDF button into the sidebar.':
    'Setzt eine Schaltfläche zum Herunterladen der PDF in die Seitenspalte.',
  'Lists the headings of the text in the sidebar.':
    'Listet die Überschriften des Textes in der Seitenspalte auf.',
  'On the host of embedded tools; {host} stands for it, as in //{host}/openings.':
    'Auf dem Server der eingebetteten Werkzeuge; {host} steht für ihn, etwa in //{host}/openings.',
  'The first one stands open.': 'Die erste ist aufgeklappt.',
  'Without quotation marks.': 'Ohne Anführungszeichen.',
  'Post and organisation.': 'Stelle und Unternehmen.',
  'The picture that shows until the video plays.':
    'Das Bild, das zu sehen ist, bis das Video läuft.',
  'The title of the page when this block stands first.':
    'Der Titel der Seite, wenn dieser Block zuerst steht.',
  'Shown in place of the drawing.': 'Wird anstelle der Zeichnung gezeigt.',
  'Resources that have at least one of them. None chosen: every theme.':
    'Ressourcen mit mindestens einem davon. Ohne Auswahl: jedes Thema.',
  'Resources that have at least one of them. None chosen: every industry.':
    'Ressourcen mit mindestens einer davon. Ohne Auswahl: jede Branche.',
  'JSON that contains @context or @type.': 'JSON, das @context oder @type enthält.',
  'The first five are shown.': 'Die ersten fünf werden gezeigt.',
  'Without a file, a notice stands in its place.': 'Ohne Datei steht ein Hinweis an ihrer Stelle.',
  'On the host of embedded tools; {host} stands for it, as in //{host}/assessment/pmo-maturity.':
    'Auf dem Server der eingebetteten Werkzeuge; {host} steht für ihn, etwa in //{host}/assessment/pmo-maturity.',
  'Such as “£ thousand”; without one the table says “thousands”.':
    'Zum Beispiel „Tsd. €“; ohne Angabe steht über der Tabelle „thousands“.',
  'Such as “Work package”; without it the rows are projects, and counted as such.':
    'Zum Beispiel „Arbeitspaket“; ohne Angabe sind die Zeilen Projekte und werden als solche gezählt.',
  'What the rows come to together, such as “Cardew Viaduct”; without it “Portfolio”.':
    'Was die Zeilen zusammen ergeben, etwa „Cardew Viaduct“; ohne Angabe „Portfolio“.',
  'Shown before anything has been searched for.': 'Steht dort, bevor gesucht wurde.',
  'Listed under their own heading and left out of the list of all pages.':
    'Stehen unter eigener Überschrift und nicht in der Liste aller Seiten.',
  'A new page every six seconds, until the visitor takes over. Never under reduced motion.':
    'Alle sechs Sekunden ein neues Bild, bis der Besucher selbst blättert. Nie bei reduzierter Bewegung.',
  'While the pointer rests on it, nothing turns by itself.':
    'Solange der Mauszeiger darauf ruht, blättert nichts von selbst.',
  'None chosen: every team member.': 'Ohne Auswahl: alle Teammitglieder.',
  'None chosen: every testimonial.': 'Ohne Auswahl: alle Kundenstimmen.',
  'Lies behind the text.': 'Liegt hinter dem Text.',
  'Such as Visitors or Post.': 'Zum Beispiel Besucher oder Post.',
  'One line a row.': 'Je Zeile eine Zeile der Anschrift.',
  'Where one stands, in a few words.': 'Wo man steht, in wenigen Wörtern.',
  'Two or three words: it labels a row of the result.':
    'Zwei oder drei Wörter: Sie beschriften eine Zeile des Ergebnisses.',
  'For less than 40 % of the points.': 'Für weniger als 40 % der Punkte.',
  'From 40 %, below 75 % of the points.': 'Ab 40 %, unter 75 % der Punkte.',
  'For 75 % of the points and more.': 'Ab 75 % der Punkte.',
  'What is true where the practice is not there yet.': 'Was gilt, wo es noch nicht gemacht wird.',
  'The first step.': 'Der erste Schritt.',
  'Half way: it is done, though not always.': 'Auf halbem Weg: Es wird gemacht, aber nicht immer.',
  'It is usual.': 'Es ist üblich.',
  'It can be shown, and something is decided by it.':
    'Es lässt sich zeigen, und danach wird entschieden.',
  'Where the award is announced.': 'Wo die Auszeichnung bekannt gegeben wird.',
  'Such as 240 kB.': 'Zum Beispiel 240 kB.',
  'A picture of it, shown beside the text.': 'Ein Bild davon, das neben dem Text steht.',
  'For one of HubSpot type hubspot:12345/ and the id of the form, or hubspot:eu1/12345/ and the id when the account is in Europe.':
    'Für eines von HubSpot hubspot:12345/ und die Id des Formulars eingeben, oder hubspot:eu1/12345/ und die Id, wenn das Konto in Europa liegt.',
  'Read out to visitors who cannot see the form’s frame.':
    'Wird Besuchern vorgelesen, die den Rahmen des Formulars nicht sehen.',
  'As it is stored and handed on, such as company: letters, digits, - and _.':
    'So wird sie gespeichert und weitergegeben, etwa company: Buchstaben, Ziffern, - und _.',
  'What visitors are asked. Of a consent, the sentence that they agree to.':
    'Was Besucher gefragt werden. Bei einer Einwilligung der Satz, dem sie zustimmen.',
  'A line under the label.': 'Eine Zeile unter der Beschriftung.',
  'One a line.': 'Je Zeile eine.',
  'In place of choices of its own.': 'Anstelle eigener Auswahlmöglichkeiten.',
  'In characters: 200 unless told, 5000 for several lines.':
    'In Zeichen: ohne Angabe 200, bei mehreren Zeilen 5000.',
  'International form, such as +44 113 496 0142.':
    'In internationaler Form, zum Beispiel +49 30 5550142.',
  'A few words under the label.': 'Wenige Wörter unter der Beschriftung.',
  'Where the label itself leads.': 'Wohin die Beschriftung selbst führt.',
  'With its unit, such as 11 %.': 'Mit Einheit, zum Beispiel 11 %.',
  'Where the figure comes from.': 'Woher die Zahl kommt.',
  'The gate passed last, such as G2.': 'Das zuletzt erreichte Gate, etwa G2.',
  'Budgeted cost of the work planned so far. In thousands.':
    'Budgetierte Kosten der bisher geplanten Arbeit. In Tausend.',
  'Budgeted cost of the work done so far. In thousands.':
    'Budgetierte Kosten der bisher geleisteten Arbeit. In Tausend.',
  'What the work done so far has cost. In thousands.':
    'Was die bisher geleistete Arbeit gekostet hat. In Tausend.',
  'The whole budget. In thousands.': 'Das ganze Budget. In Tausend.',
  'What the figures say, as a sentence.': 'Was die Zahlen sagen, als Satz.',
  'What is counted, such as £m or days a month.':
    'Was gezählt wird, zum Beispiel Mio. € oder Tage im Monat.',
  'Where the figures come from.': 'Woher die Zahlen stammen.',
  'The name of one column or row, which is drawn to stand out. Rows: more than one, with a semicolon between. In a table bars show the column, and the row is the sum.':
    'Der Name einer Spalte oder Zeile, die hervortreten soll. Zeilen: auch mehrere, mit Semikolon dazwischen. In einer Tabelle zeigen Balken die Spalte, und die Zeile ist die Summe.',
  'Paste cells from a spreadsheet, or type them, a line for each row, with a tab or a bar (|) between cells. The first row holds the headings, the first column the names.':
    'Fügen Sie Zellen aus einer Tabelle ein oder tippen Sie sie, eine Zeile je Reihe, mit einem Tabulator oder senkrechten Strich (|) zwischen den Zellen. Die erste Zeile enthält die Überschriften, die erste Spalte die Namen.',
  'A number in the text that is set superscript leads to the note of that number.':
    'Eine hochgestellte Zahl im Text führt zur Anmerkung mit dieser Nummer.',
  'Bundled content alone: a past event is moved to its next time when the content is imported.':
    'Nur für mitgelieferte Inhalte: Ein vergangener Termin rückt beim Import auf das nächste Mal vor.',
}
