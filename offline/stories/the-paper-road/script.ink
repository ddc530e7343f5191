# ask: name What did they call you at the mill?
VAR name = ""
VAR told = false
VAR taught = 0
VAR salt = ""
VAR payo_knows = false
VAR payo_starch = false
VAR lesson_due = false
VAR payo_debt = false
VAR isma_debt = false
VAR friend = false
VAR evenings = 0
VAR ledger = false
VAR has_leaf = false
VAR claimant = ""
VAR stepped = false
VAR here = "line"
LIST people = bibi, payo, yulduz, isma
VAR present = (bibi)
VAR alive = (bibi, payo, yulduz, isma)
-> gate

=== gate
#beat
~ here = "line"
The stick has a brass foot, and it is cold through the wool. The nearest camel turns its head, to hear what you will say.
+ [Guess a price #match: guess, price, dirham, coins #id: guess]
    "Four dirhams," you say, which is the price of a sheep in a song. "In the song," says the old woman, "he is cheated." But she moves you with the stick, one place back, behind a camel.
    -> riders
+ [Bribe her #match: bribe, pay, silver, earring, money #id: bribe]
    You have your mother's one silver earring. She bites it, tells you what it is worth, tells you what you hoped it was worth, and gives it back. "I take fares. Bribes are for people with an uncle in the wall."
    -> riders
+ [Confess #match: confess, truth, papermaker, admit, honest #id: confess]
    ~ told = true
    ~ lesson_due = true
    "I have never seen Nishapur," you say. "I have seen one canal." The old woman smells your sleeve as a cook smells fish. "The Siab," she says. "I shall name my price at the first well. It won't be money, and you won't like it."
    -> riders
+ [Ask which sheep she means #match: which, sheep, ewe, lamb, haggle #id: which_sheep]
    "Which sheep? Sheared or not? Before Ramadan or after?" It is how the wool men talked at the mill gate, over the price of size. Bibi Khanum sniffs. "A pilgrim who haggles. Stand there, where it's dark."
    -> riders
+ [#meanwhile]
    The hooves decide it. "You'll do for a pilgrim," says the old woman, low and fast, "until somebody pays me more for something else," and the stick puts you back into the line, where it's dark.
    -> riders

=== riders
#beat
#recap: You left Samarkand with a dead man's token, in Bibi Khanum's caravan.
~ here = "line"
~ present = (bibi)
The riders have ridden hard and are polite, which is worse. The elder carries the three rings of Emir Timur on a rag of a banner. He does not want faces. "Hands," he says, and goes down the line with a lamp, turning palms up as one turns loaves. A ropemaker has horn on his; a fig-drier has sugar in the cracks. Yours are soft, and the tips are cut with a hundred small white cuts, where the mould bit you at six years old and at sixteen. The lamp is four hoods away. Next to you stands a camel, chewing, with wool on her chest as deep as a drawer.
+ [Put both hands into the camel's wool #match: camel, wool, hide, fleece, animal #id: wool]
    You search her chest for ticks, up to the elbows. "That one bites," Bibi tells the rider, who believes it, since he has been bitten today already. The camel's name, you learn, is Proof.
    -> fires
+ [Show him two fistfuls of dung #match: dung, dirt, filth, show him #id: dung]
    You hold out your palms with the fuel still in them, warm. He looks at the next man. Dignity has hanged more runaways than haste.
    -> fires
+ [Begin the evening prayer aloud #match: pray, prayer, kneel #id: pray]
    You go down on your knees and hide your hands in the oldest way there is. Nine hoods go down beside you. The rider waits, uncovers his head, loses count, and is too devout to begin again.
    -> fires

=== fires
#beat
~ here = "fires"
~ present = (bibi, payo, yulduz, isma)
By night the line becomes a ring: merchants to the north, pilgrims to the south, the Castilian's torn pavilion, and downwind the salt men, who are not liked and do not mind. You have one thing to put into a pot. It is a fist of Siab salt in a twist of waste paper, and you see too late what it is wrapped in. The law of the road is short. Whoever has eaten your salt may not sell you until the next well. There are forty pots. A girl in a boy's coat goes by with an armful of thorn, and looks at the paper.
+ [Salt the Spaniard's mutton #match: spaniard, payo, envoy, mutton, pavilion #id: salt_payo]
    ~ salt = "payo"
    "A pilgrim with a gift!" cries Don Payo. "In Castile they come for ours." He eats with three fingers and great attention, and asks what the twist was made of. Rag, you say. It is the first lie between you and he treasures it.
    -> evening
+ [Salt the salt men's lentils #match: salt men, lentils, downwind, isma, carry #id: salt_isma]
    ~ salt = "isma"
    They laugh until they weep: salt, to them. One does not laugh. He takes a pinch on his tongue and says, "Siab. From the second pan, if I'm right." Then he eats, slowly, like a man signing.
    -> evening
+ [Salt Bibi Khanum's rice #match: bibi, rice, old woman, mistress, khanum #id: salt_bibi]
    ~ salt = "bibi"
    She lets it fall in, counts nine grains that missed, and picks them off the cloth. "Now I'm your hostess and your guest as well," she says. "That's two debts, and I charge on both." The girl has the empty paper up her sleeve already.
    -> evening

=== evening
~ here = "fires"
{ evenings >= 3: -> oxus }
~ evenings = evenings + 1
~ present = (bibi, payo, yulduz, isma)
{At the first well the water is sweet and there is an hour of light.|Beyond Bukhara the road begins to lose its nerve; that evening the fires stand closer.|Somebody has smelled the Oxus, mud and melons, a day before it can be seen. It is the last night on this side.}{evenings == 1 and told: "Teach my granddaughter," says Bibi Khanum as she counts the skins. "That's the price I said you would not like."}
+ {not letters} [Sit down by the envoy's writing box #match: envoy, payo, writing, box, letters #id: go_letters] -> letters
+ {not birds} [See what the girl is drawing #match: look at the girl, draw, charcoal #id: go_birds] -> birds
+ {not sums} [Help the silent salt man load #match: load, silent, isma, sacks #id: go_sums] -> sums
+ {not told} [Tell Bibi Khanum who you are #match: tell bibi, truth, confess, who i am, old woman #id: go_truth] -> truth
+ {told and not lesson} [Pay Bibi's price: teach Yulduz #match: teach, lesson, price, pay, school #id: go_lesson] -> lesson

=== letters
#beat
#recap: Don Payo's letters home were wet, and he dried them in your sight.
~ here = "fires"
~ present = (payo)
The envoy has dropped his letters in a ford. There are thirty, to a king, two cardinals and a sister, and he has stood them round the fire like toast. They are warping as you watch. The near edges brown; the ink of the cardinals has begun to crawl. Your hands lie in your lap, and they know what to do: flat, face up, felt between, a stone on top, and never a fire. It is like hearing a child cry in the next house. "You do not care for my method, pilgrim?" Don Payo asks with every courtesy. There is one chest beside him with nothing in it. He had it dusted this morning.
+ [Lay the letters flat and save them #match: save, flat, correct, felt #id: save_letters]
    ~ payo_knows = true
    You have done eleven before you hear how quiet it is. "So," says Don Payo, in plain Persian, without any of his bows. "A hundred gold dobles, a house in Seville, and nobody ever strikes you again. Think. I am very fond of thinking."
    -> evening
+ [Sit on your hands #match: nothing, refuse, sit on, sit still #id: sit_hands]
    You let a cardinal burn. It is the hardest work you have done since the vats, and the envoy, who watches faces for a living, watches yours go grey for the sake of a stranger's bad paper.
    -> evening
+ [Ask what the empty chest is for #match: ask, empty, chest, what for, inside #id: ask_chest]
    "For what I find," he says. "The lion died; the silk is only silk. My king has cloth. He has no secret at all, poor man, and he is surrounded by Aragon." He pats the lid. It is lined with quilting and is as long as you are.
    -> evening

=== birds
#beat
#recap: Bibi's granddaughter Yulduz draws the birds of each well on stolen paper.
~ here = "fires"
~ present = (yulduz)
She draws lying down, her nose at the tip of the charcoal: a wheatear at a well, one leg up, not yet decided. The sheet is the flyleaf of a merchant's account book. He will beat somebody for it. You look at the paper before you look at the bird; you cannot help it. It is third-quality Siab, with the short fibres and the wire marks of the eastern mould. You couched that sheet or stood next to the one who did. When you raise your eyes she is not looking at the drawing either. She has been watching your thumb go to the corner and rub.
"Yours," says Yulduz. It may be a question.
+ [Show her which side takes charcoal #match: side, smooth, charcoal #id: side]
    ~ friend = true
    You turn the sheet over. On the felt side the charcoal bites; the wheatear's breast becomes soft as she draws it, and she breathes through her mouth. "Whoever made it turned it so," you say. "He was tired." "She," says Yulduz, still drawing. You had said he.
    -> evening
+ [Give her your own blank sheet #match: blank, sheet, gift, mine #id: give_sheet]
    ~ friend = true
    You have carried one perfect sheet against your ribs from Samarkand, and did not know what for. She holds it to the fire to see through it, and there is nothing to see, no knot, no cloud. She does not draw on it. She puts it away like bread.
    -> evening
+ [Say that paper is all alike to you #match: alike, deny, same, lie #id: alike]
    "Liar," she says without heat, and writes something small beside the bird. It is a list of the people who have lied to her at this well. You are fifth, after the Spaniard four times.
    -> evening

=== sums
#beat
#recap: One of the salt men counts too well, and has ink under a nail.
~ here = "fires"
~ present = (isma)
He loads as a man does who has read about it: each block squared, the cord drawn up to the same knot. His palms are split with salt like the others', but only for a month's depth, and under the nail of one finger there is a black half-moon that is not dirt. "If a papermaker," says Isma, to the cord, "leaves the Siab on the last night of Rabi, and if the Emir's riders gain one day in five, where are they when he drinks at Amul?" He ties the knot. "I don't ask to know. I ask as one does a sum, for company." In his pack, when he lifts it, there is the flat hard corner of a book.
+ [Work out the answer with him #match: answer, count, solve, reckon, work it out #id: answer_sum]
    ~ isma_debt = true
    "Two days behind," you say, "if their horses are shod. If anybody tells the farriers at Bukhara it's a feast day, five." He stops with a block on his shoulder. "That term was missing," says Isma. He sounds like a man who has been paid.
    -> evening
+ [Ask him what is under his nail #match: nail, ink, stain, his nail #id: nail]
    ~ isma_debt = true
    "Lampblack and gall," says Isma, and then, because he is not good at this, "Pitch. From the ropes." You tell him that pitch does not shine blue. He looks at your fingertips, and you at his; you stand there like two thieves on the same ladder.
    -> evening
+ [Say pilgrims have no arithmetic #match: pilgrim, ignorant, deny, stupid, no sums #id: no_sums]
    "Then God keeps the count for you," he says, "which is a great saving." He writes nothing down. He is careful to let you see that he writes nothing down.
    -> evening

=== truth
#beat
#recap: You told Bibi Khanum what you are; her price is a lesson.
~ here = "fires"
~ present = (bibi)
~ told = true
~ lesson_due = true
She walks beside the camels, never on one. You tell her at the pace of the road: the vats, the masters from Damascus and Khanbaliq with their feet chained under the table, the wall, the walnut. You say that there are seven steps and that the world has heard of six. Bibi Khanum asks how far it is from the mill door to the wall, and how far from the wall to the mulberries. She is checking you, as one bites a coin. At the end she counts her camels. It takes a while, and there are sixty.
"I had a son," she says. "The Emir's levy took him for a number. Teach my granddaughter. That's the fare."
+ [Agree to teach the girl #match: agree, yes, teach, accept, fare #id: agree]
    "Before Tabriz," says Bibi. "And teach it in the order God made it, not in the order that pays." She spits in her hand, you spit in yours, and somewhere in Samarkand you become, by her reckoning, worth a little less to the Emir.
    -> evening
+ [Say that it would hang the girl #match: hang, danger, refuse, no #id: hang]
    "A thing one knows can hang one," she agrees. "So can a thing one doesn't. My boy knew nothing at all." She walks on. The price, it seems, is still the price.
    -> evening
+ [Ask why she wants it #match: why, want, wants, reason, purpose #id: why]
    "Because she steals it," says Bibi. "A person should be able to make what she steals. Then it's a trade." She pokes a camel that has been listening.
    -> evening

=== lesson
#beat
#recap: You began to teach Yulduz.
~ here = "fires"
~ present = (yulduz)
There is no vat, so you teach it in the air and the sand. Retting: you make her smell a wet rope and say when it is ready. Beating: two stones and the hem of a shirt, until the thread forgets that it was thread. The mould is a camel-comb with horsehair between the teeth. She dips it in a bucket, too fast; then she watches how you draw breath before you dip, and does that too. By moonrise there is a thing on the cloth the size of a leaf, grey and hairy and full of holes. Yulduz looks at it as other girls look at gold. "Six," she says. She has been counting on her knuckles. "Grandmother said seven."
+ [Teach her the seventh #match: seventh, starch, all, everything #id: teach_seven]
    ~ taught = 7
    You take a cupful of wheat out of Proof's feed, and show her: soak, press, let the white sink, warm it, never boil. Brush it on. Burnish with a tooth. Her thumb slides over the dry sheet and stops nowhere. She does not thank you. She says it all back, in eleven words.
    -> lesson_after
+ [Stop at six, for her safety #match: six, safe, enough #id: teach_six]
    ~ taught = 6
    "Six is paper," you say. "It will blot and it will yellow, and no one will cut your throat for it." Yulduz nods. She draws a knot on the sheet with one end left loose, and gives it to you for a receipt.
    -> lesson_after

=== lesson_after
{ ferry: -> well }
-> evening

=== oxus
#beat
#recap: At the Oxus nobody crosses west without the Emir's leave.
~ here = "amul"
~ present = (bibi, payo, yulduz, isma)
The Oxus is the colour of a lion and wider than the idea of it. At Amul there are four ferries and one clerk, because anybody may come into the Emir's country and nobody may go out. He sits on a carpet with a stack of passes and reads each one with his thumb. You see him do it: left corner, right corner, rub. He has been at the mills, or been warned by them. Your token is tin. There is a long line of people with paper, and it is all good paper, and in the wind it makes the noise of a fire.
+ {told} [Cross among Bibi's sheep #match: sheep, bibi, fleece, crawl, flock #id: cross_sheep]
    "Thirty sheep," says Bibi to the clerk. He counts thirty-one, by the legs, and she weeps with shame and pays for the extra. You cross the Oxus on hands and knees under a fleece, taxed, and legally mutton.
    -> ferry
+ [Carry Don Payo's chest as his servant #match: payo, chest, servant, envoy, spaniard #id: cross_payo]
    ~ payo_debt = true
    An embassy's servants need no passes. You take one handle of the empty chest, and it weighs enough for two. "Now you are under the protection of the King of Castile," Don Payo murmurs. "It is a word with a very exact meaning. I shall show you, some day, the drawing."
    -> ferry
+ [Cross with the salt men's gang #match: salt, isma, gang, sacks, load #id: cross_salt]
    ~ isma_debt = true
    "Nineteen carriers," Isma tells the clerk, who finds eighteen names. "If the Emir's salt is late," says Isma, "the sum is taken out of whoever was counting." The clerk writes nineteen. Isma watches the pen as you would watch a man put his foot on a wet sheet.
    -> ferry
+ {not told} [Hold to the ferry rope behind a camel #match: rope, swim, behind a camel #id: cross_rope]
    You go in on the far side of Proof with the rope round your wrist and your head under her chin. The river is snow from the Roof of the World. On the other bank the walnut has washed out of your arms, and Bibi Khanum throws a blanket over you before she says one word, which is a number.
    ~ told = true
    -> ferry

=== ferry
~ here = "amul"
~ present = (bibi, payo, yulduz, isma)
Behind you the river shuts like a book{salt == "payo":, and the envoy's hunger for your salt ends with it, by the law of the road|{salt == "isma":, and what the salt man ate at your fire binds him no longer|, and with the next well every debt of salt is paid}}. Ahead is the black sand, eleven days.
+ [Walk at the head, with Bibi #match: bibi, front, at the head #id: walk_head]
    You ask her how far. "Forty hours to the sour well," she says, "for those who don't ask." At noon the sand sings. She does not sing back, but her stick keeps time.
    -> well
+ [Walk at the tail, where the salt is #match: salt, isma, at the tail #id: walk_tail]
    Isma is reckoning water, under his breath, by skins and by souls. He gets an answer that he does not like, and then does the sum again without himself in it.
    -> well
+ {lesson_due and not lesson} [Pay Bibi's price: teach Yulduz #match: teach, lesson, price, pay, school #id: late_lesson] -> lesson
+ [Walk beside the girl and her charcoal #match: girl, yulduz, draw, charcoal, beside the girl #id: walk_girl]
    On the ninth day there is nothing to draw, and she draws it. "Harder," says Yulduz. You carry the page flat on your two palms for her until the wind drops.
    -> well

=== well
#beat
#recap: At the sour well the salt man Isma was poisoned.
~ here = "sour"
~ present = (bibi, payo, yulduz)
The sour well is not poison. It tastes of nails and gives everyone the same bellyache, so nobody notices at once that one man's is not the same. Isma is lying behind the salt with his knees drawn up. His mouth is dry, his lips have gone the colour of slate, and his breath smells of garlic, though there has been no garlic since Bukhara. You know that breath. At the mill they rubbed yellow orpiment into the Emir's charters against the worm, and the boy who ground it died of licking his thumb. It needs a skin over the gut, white and thick, and quickly. What makes such a skin is the thing you may not show to a soul.
+ [Boil starch for him, whoever is watching #match: starch, boil, save, cook, wheat #id: starch]
    ~ payo_knows = true
    ~ payo_starch = true
    ~ present = (bibi, payo, yulduz, isma)
    You soak and press and skim, and warm the white until it coats the spoon; sixty people watch you do the seventh step for a salt man. By morning he has kept down three bowls. Don Payo watched with his lips moving. He was counting, too.
    -> well_after
+ [Open his pack for what he took #match: pack, search, bag, took #id: pack] -> pack
+ [Find the cup he drank from #match: cup, drank, who, poisoner, find the cup #id: cup] -> cup

=== pack
#beat
#recap: Isma is a clerk of the Emir, and keeps the ledger of runaways.
~ here = "sour"
~ present = (bibi, yulduz)
There is no physic in the pack. There is a ledger, in the Emir's own binding, four hundred and twelve lines of it. A glassblower of Aleppo, left eye blue: recovered. A bowyer and his child: recovered, one. It is a beautiful hand. It never hurries and it never blots. On the last page the line is ruled and half of it is filled: from the Siab, vat slave, born there, knows seven. Where the name should stand he has written nothing, for a month, with a full inkwell. Behind the salt you can hear him asking somebody, politely, for water{name != "":. {name} would have fitted on that line with room to spare|. There is room on that line for a name as short as yours}.
+ [Put it back and boil starch for him #match: put it back, starch, boil, save #id: pack_save]
    ~ payo_knows = true
    ~ payo_starch = true
    ~ isma_debt = true
    ~ present = (bibi, payo, yulduz, isma)
    You put it back as it lay. Then you cook wheat before the whole caravan, with your sleeves up and your scars out, and feed it by the spoon to the only man alive who could write you down.
    -> well_after
+ [Take the ledger and send Bibi to him #match: bibi, steal, send #id: pack_take]
    ~ ledger = true
    ~ present = (bibi, payo, yulduz, isma)
    The book goes in at your collar, against the ribs. Bibi Khanum pours camel's milk into him until dawn and holds his head over the bucket herself. He lives. When he reaches for his pack he finds it light; he looks round the fires, and stops at you, and is silent.
    -> well_after
+ [Take the ledger and leave him to God #match: leave him, die, abandon #id: pack_leave]
    ~ ledger = true
    ~ alive -= isma
    ~ present = (bibi, payo, yulduz)
    You sit by the camels with four hundred and twelve people inside your shirt. He is a quiet man and he does it quietly. At dawn Bibi counts, and counts again, and the salt men dig, and no one writes down anything at all.
    -> well_after

=== cup
#beat
#recap: Don Payo poisoned the salt man, and said it was for your sake.
~ here = "sour"
~ present = (payo)
It lies in the pavilion, wiped. But nobody can wipe glaze as you can read it, and in the foot-ring there is a grain of yellow like a bit of sun. Among the Emir's presents to Castile is a painter's box. The shell for orpiment is licked clean. "I hoped that it would be you who came," says Don Payo behind you, and lets the flap fall. "Our friend of the salt is a clerk. He has a ledger and in it a line, and he was about to be brave and fill it. You see that I have saved your life without being asked." He waits. He is a merry man, and his eyes are merry now.
+ [Save the clerk, and let Payo watch #match: save, starch, clerk, watch, boil #id: cup_save]
    ~ payo_knows = true
    ~ payo_starch = true
    ~ isma_debt = true
    ~ present = (bibi, payo, yulduz, isma)
    You push past the velvet and boil wheat in his own silver basin. Isma keeps it down. "Starch," the envoy breathes. "The whole world, and it is breakfast." He is so happy that for an hour he forgets to be dangerous.
    -> well_after
+ [Cry it aloud to the whole camp #match: cry, tell, shout, accuse, bibi #id: cup_tell]
    ~ isma_debt = true
    ~ present = (bibi, payo, yulduz, isma)
    Bibi Khanum hears it out with her stick across her knees. She milks two camels into a sick man and then fines an ambassador, by the ell of velvet, before forty fires. He bows. He tells you softly that he has never been more sincerely interested in anybody.
    -> well_after
+ [Take his bargain and say nothing #match: bargain, silent, accept, nothing, agree #id: cup_deal]
    ~ payo_knows = true
    ~ payo_debt = true
    ~ alive -= isma
    ~ present = (bibi, payo, yulduz)
    You say nothing, and it takes all night, and toward morning it is finished behind the salt sacks. Don Payo has a prayer said. He has the dead man's pack burned, unopened, and your place at his fire laid with a napkin, and you sit down in it.
    -> well_after

=== well_after
#beat
~ here = "sour"
{alive ? isma: Isma walks again on the third day, holding to Proof's tail{isma_debt:, and when you pass he recites the price of wheat, exactly, to the half dirham, like a psalm|, with his lips shut}.|There is one place fewer in the ring, and the ring has been closed up, as one darns.} Then the weather turns over in its sleep. Snow comes to the Black Sands, which nobody believes until it is on their eyelids; the wells skin over; a camel lies down and is not Proof. Bibi Khanum counts fodder, and counts it again, and turns sixty beasts a day out of the road. "Merv has roofs," she says. "It has nobody to put under them, but it has roofs."
+ [Break trail for the camels #match: trail, dig, break trail, go in front #id: trail]
    You stamp a road as wide as a tray. By dusk your feet have no opinions. Somebody has put a hot brick in your bedding, and nobody will say who.
    -> merv
+ [Sleep against Proof for warmth #match: sleep, proof, rest #id: sleep_proof]
    She is as warm as an oven and as sentimental. In the night Yulduz lies down on the other side and you hear her naming stars that cannot be seen, to keep them in order.
    -> merv
+ [Mend the torn pavilion with paste #match: mend, paste, pavilion, tear, sew #id: mend]
    ~ payo_knows = true
    ~ payo_starch = true
    Flour and snow and a thread from your hem; the patch holds against a wind that takes the tent pegs. Don Payo scratches it with one nail and puts the nail in his mouth. "Wheat," he says, as another man would say amen.
    -> merv

=== merv
#beat
#recap: Snow shut the caravan into the ruins of Merv, where there is a library.
~ here = "merv"
~ present = (yulduz)
Merv was the mother of the world until the Mongols counted it, one afternoon, in heads. Now there is Sultan Sanjar's dome and a great deal of sky. The caravan stables in a mosque. Yulduz does not tell you to come; she walks off, and looks back once. Under a fallen arch there is a hole that a fox has kept open, then nine steps, then the cold dry smell which you would know if you were dead. Jars stand along a wall, as tall as she is, and sealed with clay. One has been broken by a root. In it are leaves, and leaves, and leaves, two hundred years in the dark, and as white as the day that they were pressed.
+ [Read what is in the broken jar #match: read, jar, leaves, broken #id: read_jar]
    -> library
+ [Let Yulduz hold the lamp and choose #match: yulduz, lamp, choose, girl, let #id: lamp_choose]
    She goes along the wall with the flame in her fist and puts her ear to each jar. At the broken one she holds out her hand, palm up, as a surgeon does.
    -> library

=== library
#beat
~ here = "merv"
~ present = (yulduz)
It is not the Koran and it is not poetry. It is a household book: how to get wax out of brocade, how to keep a tooth, what to pay a wet-nurse in a year of dear bread. The hand is a woman's, and patient. On the ninth leaf, between a cure for moths and a cake, stands this: to make paper for a daughter who blots. There are seven steps. The seventh is wheat starch, laid on with a sheep's-wool brush and rubbed with a tooth. A weaver's wife of Merv wrote that down three hundred years ago. Men have been chained for it by the foot. You read the line again, moving your lips, and it is still a recipe.
+ [Take the ninth leaf #match: leaf, ninth #id: take_leaf]
    ~ has_leaf = true
    It comes away without a sound. You fold it in four, and it does not crack at the fold, and that more than anything makes you sit down on the steps.
    -> after_merv
+ [Close the jar again with clay #match: close, clay, jar, seal #id: close_jar]
    You spit in the dust and seal it with your thumb, and your thumb leaves all its little cuts in the clay. It is the only thing you have ever signed.
    -> after_merv
+ [Tell Yulduz what the line says #match: tell, say, line, yulduz, translate #id: tell_line]
    ~ taught = 7
    ~ friend = true
    You tell her. Yulduz considers it. "Cake?" she asks. So you tell her the cake as well, and she remembers both, and tears a blank leaf from the back for the fox.
    -> after_merv

=== after_merv
~ here = "merv"
~ present = (bibi, payo, yulduz)
~ present += (alive ^ isma)
Six weeks of snow. {alive ? isma:The envoy teaches Isma chess, and loses, and is delighted, and counts the men afterwards.|The envoy plays chess against himself and cheats.} On the first dry day they load.
+ [Ask Bibi how far to Nishapur #match: far, distance, nishapur, bibi, days #id: how_far]
    "Ten days. Nine, if the Spaniard leaves his bath." She can't be lied to about distances, so you do not tell her how long it seems to you.
    -> catch
+ [Dye your arms again with walnut #match: dye, walnut, arms, scars, stain #id: dye]
    Bibi has been saving the husks. She does the left arm herself, thoroughly, like a woman basting, and remarks that her second husband had not such good elbows.
    -> catch
+ [Look behind for riders #match: riders, look behind, look back #id: look_back]
    There is a smear on the edge of the east, no bigger than a fingerprint. They change horses. They gain a day in five. You have spent forty-two sitting still, and anybody can divide.
    -> catch

=== catch
#beat
#recap: The Emir's riders caught the line, and somebody else claimed to be the papermaker.
~ here = "caught"
~ present = (bibi, payo, yulduz)
~ present += (alive ^ isma)
{ taught > 0:
    ~ claimant = "yulduz"
- else:
    { alive ? isma:
        ~ claimant = "isma"
    - else:
        ~ claimant = "bibi"
    }
}
They come at noon, eleven of them, with the horses' breath about them like a tent. The captain is the elder of the two from the first night, and he is no longer polite. "One of you is a papermaker of the Siab," he says. "I'll have the one, or I'll have ten and sort them." He holds out a sheet, for the hands to come to. {claimant == "yulduz":Before you have breath, a boy's coat steps out of the line. "Me," says Yulduz, and takes the sheet, and turns it to the felt side without looking.|{claimant == "isma":Before you have breath, a salt man steps out of the line. "If you want a papermaker," says Isma, and his voice cracks, "then it follows that you want me."|Before you have breath, a stick with a brass foot comes down in the snow. "Papermaker?" says Bibi Khanum. "I've been a bride three times. I can be that."}} The captain's pen is out.
+ [Step forward and give your own name #match: forward, myself, confess, my name #id: step]
    ~ stepped = true
    {name != "":"{name}," you say, "of the third vat."|You say your name, which no rider has ever asked you for.} You take the sheet and tell him its mould, its month, and the mood of the man who couched it. No one could doubt you. They tie your soft hands in front, not hard, since the hands are what is wanted.
    -> bound
+ [Let the claim stand #match: let, silent, nothing, let it stand #id: let]
    You stay in the line. It is quite easy; one has only to do nothing, and go on doing it. {claimant == "yulduz":They put her up before a saddle. She looks at the horse's mane the whole time, to learn it.|{claimant == "isma":They give him his own rope to carry.|They have to find her a mule, since she will not ride, and then a second captain, since she will not stop talking.}}
    ~ present -= yulduz
    { claimant == "isma":
        ~ present -= isma
    }
    { claimant == "bibi":
        ~ present -= bibi
    }
    { claimant != "yulduz":
        ~ present += yulduz
    }
    -> waiting
+ [Hold the sheet and feel nothing #match: sheet, test, take it #id: hold]
    "Try us all," you say, "I'm a pilgrim, I've never touched one." He puts it into your hands. It is first-quality, eastern mould. Your thumb starts for the corner, and you drive the nail of the other through the palm under it, and the thumb lies still. You give it back upside down, with one drop of blood on it like a seal. He swears, and tries the next.
    -> tested

=== bound
~ here = "bound"
~ present = ()
You ride behind the captain for three days with your back to the west. He shares his bread. He has a list of questions, and is not paid enough to understand the answers.
+ [Ask him what he was before #match: ask, before, captain, who, trade #id: ask_captain]
    A fuller, he says, in Herat. He stood to the knees in it, as you did. On the third evening a man on a dying horse meets you with his turban undone, and the captain reads what he carries, and cuts your rope.
    -> news
+ [Work at the knot #match: knot, rope, escape, loosen, work at #id: work_knot]
    Wet hide shrinks; so you weep on it till it dries, and it is a hair looser every dawn. You have it off on the third, as a man rides up with his turban undone and shouts something, and there is nobody any longer to run from.
    -> news

=== waiting
~ here = "bound"
~ present -= isma
{ alive ? isma and claimant != "isma":
    ~ present += isma
}
The caravan goes on to Nishapur, {claimant == "bibi":with no one to count it|under a stick that does not strike}. At night the ring has a gap the size of one person.
+ [Leave your place by the fire empty too #match: empty, gap, fast #id: fast]
    You eat with the dogs. They ask nothing. On the fourth morning the dogs stand up, all together, and bark toward the east.
    -> back
+ [Walk back along the tracks #match: tracks, follow, east #id: tracks]
    You have gone a day, with a waterskin and no plan, when you see a small shape in the road, coming the other way, on foot.
    -> back

=== back
~ here = "bound"
~ present = (bibi, payo, yulduz)
~ present += (alive ^ isma)
{claimant == "yulduz":It is Yulduz. She has a sheet of the captain's paper with eleven horses on it, and no rope.|{claimant == "isma":It is Isma, walking in the exact middle of the road like a man who has been released from prison by an error in addition.|It is Bibi Khanum on foot, with the mule, which she has bought.}} "They had news," you are told, "and let go of everything they were holding."
+ [Ask what the news was #match: news, heard, happened, word, learn #id: ask_news]
    -> news
+ [Kneel and ask to be forgiven #match: kneel, forgive, sorry, pardon, shame #id: kneel]
    {claimant == "yulduz":"Later," says Yulduz. She means it exactly: she will say when.|{claimant == "isma":"If I'd wanted to be thanked," says Isma, "I would have been taken by somebody slower."|"Get up," says Bibi. "I've had it put on your account."}}
    -> news

=== tested
~ here = "bound"
They try forty pairs of hands, and the captain takes {claimant == "yulduz":no girl, on reflection, because the Emir's order says a man|no one, on reflection, because everyone here has been weeping on his paper and it is ruined}. He camps across the road to think.
+ [Bring his men hot wheat gruel #match: gruel, food, wheat #id: gruel]
    You make it thin, and everyone has some. Now eleven riders have eaten your salt, and there is no well before Nishapur. The captain finds this out with the spoon in his mouth. In the night a man comes from the east with his turban undone.
    -> news
+ [Wait with your hand in the snow #match: wait, stay #id: snow]
    It bleeds, then it does not. Yulduz binds it with a drawing. Three days they sit across the road, and then one comes out of the east on a horse that is dying, with his turban undone, and all eleven go out to him and do not come back to their fire.
    -> news

=== news
#beat
#recap: Emir Timur died at Otrar; the news reached you at Nishapur.
~ here = "nish"
~ present = (bibi, payo, yulduz)
~ present += (alive ^ isma)
Emir Timur is dead at Otrar. He was on his way to take China, and drank, and the cold came in. By the time you stand under the gate of Nishapur the whole bazaar has it. Half the shops are shut for grief and the other half for fear of the sons. Pay has stopped. Walls have stopped. The eleven riders sell their horses, each to the others. {stepped:Bibi counts you in at the gate without remark, and touches your hood twice.|Bibi counts the line in at the gate, and it comes out right.} Every bargain that was made on the road was made with a living Emir at the end of it; and all along the caravan, at forty fires, people are quietly doing it again without him.
-> nishapur

=== nishapur
~ here = "nish"
~ present = (bibi, payo, yulduz)
~ present += (alive ^ isma)
{ bibi_offer and (payo_offer or not payo_knows) and (isma_offer or alive !? isma) and (ledger_open or not ledger or alive ? isma): -> wall }
{It is evening, and nobody is looking for you.|The lamps are lit along the sheep market.|The muezzin has a cold.|}
+ {payo_knows and not payo_offer} [Hear what Don Payo offers now #match: payo, envoy, castile, offer, spaniard #id: hear_payo] -> payo_offer
+ {alive ? isma and not isma_offer} [Go and sit with Isma #match: isma, clerk, scribe, book, sit with isma #id: hear_isma] -> isma_offer
+ {ledger and alive !? isma and not ledger_open} [Open the dead man's ledger #match: ledger, book, dead man, names #id: open_ledger] -> ledger_open
+ {not bibi_offer} [Settle your account with Bibi #match: bibi, account, settle, debt, khanum #id: hear_bibi] -> bibi_offer
+ [Walk out alone along the wall #match: alone, walk, along the wall #id: go_wall] -> wall

=== payo_offer
#beat
~ here = "nish"
~ present = (payo)
Don Payo has found a bath and a tailor, in that order. He is red and clean, and for once he does not bow. "The roads will be bad for a year. I go tomorrow, by Sultaniyeh, by Trebizond, by sea. I have a chest." He opens it. Somebody has taken out the quilting and put in a writing-desk, with legs that fold. "I am ashamed of the first design. A man should not be packed. You would ride, and have wages, and be my guest, and I should present you to my king as a person, or nearly." {payo_debt:He does not mention what you owe him. He has laid a napkin over it.|He has learned eight words of the mill's own Persian, and his accent is terrible.}
+ [Go with him to Castile #match: castile, yes, west, accept, go with him #id: accept_payo] -> ending_chest
+ [Thank him, and say no #match: no, refuse, breakfast, starch, decline, thank #id: decline_payo]
    {payo_starch:"I have the starch," he agrees. "I have not the hands."|"The secret I might have bought from somebody," he says. "Not the hands."} He kisses yours, soft scars and all, which no bishop has had from him.
    -> nishapur

=== isma_offer
#beat
~ here = "nish"
~ present = (isma)
He is in a tea-house by the sheep market, washed, and looks like what he is, which is a clerk. {ledger:You lay the ledger on the table between the cups. It was never a secret that you had it; only neither of you could afford to begin.|The ledger is on the table between two cups. He has ordered two.} "If the Emir owned four hundred and thirteen people," says Isma, "and if the Emir is dead, then they are his sons'. But if there's no book, then they are a rumour." He uncaps the ink. He has carried your line since Jumada, ruled and empty. "I was taught that a ledger must be closed. Nobody taught me how. I thought that you might know about finishing."
+ [Close the ledger with him, line by line #match: close, line, ledger, finish, together #id: accept_isma] -> ending_ledger
+ [Let him decide alone #match: alone, decide #id: decline_isma]
    "That is fair," says Isma. "It's also the larger number." He drinks both cups and keeps the pen in his hand, and it does not come down while you can see it.
    -> nishapur

=== ledger_open
#beat
~ here = "nish"
~ present = ()
You open it where there is a lamp. It is still a lovely hand. You turn to the end, and the last line waits, half filled, with its blank like a chair pulled out; he ruled that with the point of a knife and then for a month he did not sit anybody in it. You had thought that you stole this from an enemy. You have his inkwell too. It is a small thing, of horn, and somebody has scratched a sum inside the lid: twenty-nine days, one name, and then a question mark, and then the question mark crossed out.
+ [Finish his work: write them all as dead #match: write, dead, finish, all, names #id: close_alone] -> ending_ledger
+ [Shut it again #match: shut, close #id: shut_ledger]
    You wrap it in your hood. It weighs as much as a brick, and is as hard to put down.
    -> nishapur

=== bibi_offer
#beat
~ here = "nish"
~ present = (bibi, yulduz)
She has the accounts out, on knotted string. She runs it through her fingers: one place in line, one fleece, walnut husks, a hot brick. "You owe me eleven dirhams," says Bibi Khanum, "and {taught == 7:I owe you a granddaughter, so we'll call it a marriage and start again. There's a house here with a stream in it and a dyer's cauldron. She has drawn it.|{taught == 6:I owe you six sevenths of a granddaughter. The rest you may sell me or not.|I don't like to be owed by the clever. They leave.}}" Yulduz says nothing. She is {friend:sitting close enough to look over your thumb|drawing a wheatear on one leg, still undecided}. "I am sixty-six," Bibi says. "I should like somebody to count with me. I always get one too many."
+ {taught > 0} [Build a vat here with Yulduz #match: vat, build, yulduz, mill, stream #id: accept_vat] -> ending_sheep
+ [Take the other end of the string #match: string, count, stay, caravan, stick #id: accept_stick] -> ending_stick
+ [Pay the eleven dirhams and go #match: pay, eleven, dirhams #id: pay_bibi]
    You have not got eleven. She takes the silver earring at what it is worth, and hangs it in her own ear, where you may see it every day that you like to come and look.
    -> nishapur

=== wall
#beat
~ here = "nish"
~ present = ()
Along the top of the wall the snow has been trodden into glass. To the west there is a road with lights on it; to the east there is a road. {has_leaf:The leaf from Merv lies in your sleeve, folded in four. It has travelled better than you have.|You have nothing in your sleeve any more but your arm.} Nobody owns you tonight. You try the thought with your thumb, left corner and right, and find no flaw in it, and cannot leave it alone. In the mills on the Siab they will have heard. They will be standing at the vats with their feet in the irons, not yet sure whose irons they are. Somebody will have to bring them a file, or a reason.
+ [Turn back to Samarkand with a file #match: turn back, samarkand, file, siab #id: turn_back] -> ending_return
+ {has_leaf} [Copy the old leaf for all who ask #match: copy, leaf, recipe, everyone #id: copy_leaf] -> ending_leaf
+ {not has_leaf} [Cry the seven steps in the bazaar #match: bazaar, cry, seven, sell, everyone #id: cry_steps] -> ending_leaf
+ [Go down and be counted #match: go down, counted, caravan, stick, return #id: go_down] -> ending_stick

=== ending_sheep
#ending: The Price of a Sheep in Nishapur
The dyer's cauldron takes four days to scour. The stream is soft. In the spring a notary comes for a ream, holds a sheet to the light, and asks where you had it from, and Yulduz says "Here." {taught == 6:You taught her the seventh in the first week, with the door open.|She no longer draws breath before she dips; she taught herself that, and then taught you.} There are wheatears at the outlet, on the first page of every book. When the new Emir's men ride in to ask for the master of the mill, the old woman at the gate stops them with a stick. She wishes to know, first, the price of a sheep. It is nine dirhams. Nobody from the east ever gets it right.
-> END

=== ending_chest
#ending: One Empty Chest
You write at the folding desk from Trebizond to Cadiz, being sick over it in three seas. In Seville he presents you as a person. The king is nine months from dying and likes the paper very much. They give you a house, a wage, a wheel on the river, and sixteen boys with soft fingers, and no one is chained, and no one may leave the parish without a pass. You made the paper for the passes. Don Payo comes on Sundays to lose at chess. Once he asks what you miss. You tell him a smell. He has the empty chest brought up from the cellar, opens it, and you both put your heads in.
-> END

=== ending_ledger
#ending: Four Hundred and Thirteen
{alive ? isma:He reads and you write; then you read, and he, because his wrist is weak still.|You do it alone, in your own hand, which hurries, and blots.} Drowned at Amul. Died of a fever. Never existed; see error, folio nine. The glassblower of Aleppo, left eye blue, is buried under a pear tree that you make up as you go. A bowyer's child you leave until the last, and give her seventy years and a shop. It takes till morning. On the four hundred and thirteenth line {name != "":stands {name}, vat slave, and after it one word: finished|you put your name, because it has never been written, and after it one word: finished}. You sand it and blow. The sons' clerks will find it in perfect order. It is on very good paper and will last a thousand years.
-> END

=== ending_leaf
#ending: A Cure for Moths
You do it under the arcade, with a borrowed board across your knees. {has_leaf:Here is the leaf of a weaver's wife of Merv, you say, and read it as it stands, moths and cake and all.|Seven, you cry, as the melon men cry melons, and count them off upon your fingers.} The first day they think you mad. The second a druggist copies it, and a bookseller copies him. By the fifth it has gone ahead of you to Sultaniyeh, and a man in Tabriz will sell it to you for a dirham with one step missing; you give him that one free. It was worth a city. Now it is worth a cake, and there is paper in every house that has a daughter who blots.
-> END

=== ending_return
#ending: A Day in Each Five
Going east, you gain on everybody. The riders you meet are riding away from something, and ask you the news, and never look at your hands. You carry a file in a loaf. At the Oxus the clerk has gone and taken the carpet; people walk on to the ferry as if it were a bridge. On a night in Shawwal you come to the Siab with the walnut worn off your arms, and stand in the mulberries, and hear it: beaters, forty of them, still going, because nobody has told them to stop. You go in by the door. "It's only me," you say{name != "":, {name}, from the third vat}. "Which of you wants to be first?"
-> END

=== ending_stick
#ending: One Too Many
You keep the count now. You do it at dusk, on the string, with your soft fingers, touching each hood as it goes by, while an old woman corrects you from the rear: sixty camels, forty souls and a girl. Nobody has ever been so easy to lie to about pilgrims. In the third spring there is one hood too many, near Bukhara, and under it a boy who smells of wet mulberry and cannot keep his thumb from your sleeve. You ask him what a sheep costs in Nishapur. Two riders are coming down the road. "Proof," you call to the camel, "make room," and count again, and get it right.
-> END

// Topics
=== t_mother
#topic: mother, earring, family, born
{Your mother beat rag at the second vat and sang to keep the time, and coughed in it. She left you one silver earring, which had been two. The other bought you a place by the stove.|You have her way of holding a wet sheet, by the corners, like a child's two hands.} -> DONE
=== t_stick
#topic: stick, counting, heads
{Mulberry, with a brass foot. It has counted everyone between here and Tabriz, some of them out of the world. A camel that sees it lift stands still to be entered.|She counts with it as others tell beads. It is always one too many, she says; that is how one knows it's people.} -> DONE
=== t_ledger
#topic: ledger, inkwell
{pack:{A ledger in the Emir's binding, of those who have run and those who were fetched. It is kept as one keeps bees, with a kind of tenderness.|A line in it is ruled for you. You know the paper; you may have made that too.}|{The Emir's clerks have a ledger for whatever can be counted: sheep, arrows, the learned. Somewhere there's one for those who have walked out of a gate.|You have never seen your own line. You have made, you suppose, the page.}} -> DONE
=== t_name
#topic: my name
{name != "":{name}, of the third vat. The token at your neck is a dead man's, and has another name on it, in tin; for now it does the talking.|The token at your neck has a name on it, and it is a dead man's. Your own was only ever shouted along the vats.} -> DONE
=== t_bibi
#topic: bibi, khanum, caravan master, old woman
{Bibi Khanum of Bukhara, sixty-six, widow of three husbands and owner of their debts. She counts everything twice. She walks, because camels gossip, and cannot be lied to about a distance.|Her son went for a soldier when the Emir's levy came up one man short at Bukhara. She has the number he was given on a knot of her string, and her thumb slows there.} -> DONE
=== t_payo
#topic: payo, don payo, envoy, spaniard, ambassador, castilian, the castilian
{Don Payo is going home from the Emir's court with presents, a red beard, and velvet that has been wet in nine rivers. He is homesick and will talk to anyone. Ask what his courtesies cost.|He plays chess with both hands and looks only at the other man's face. He says that he has never lost a game he minded losing.} -> DONE
=== t_yulduz
#topic: yulduz, girl, boy's coat, granddaughter, camel-girl
{Yulduz is fifteen and wears a boy's coat with charcoal in the pockets. At each well she draws one bird, on paper that was somebody else's. She is not a thief, she would tell you; she is short of paper.|Her knots hold in wet and dry, and she knows the stars by the names that the camel men have for them, which she will not repeat before her grandmother.} -> DONE
=== t_isma
#topic: isma, salt man, clerk, scribe
{Isma carries salt and speaks in sums. If a thing is so, then another follows; he dislikes it when people stop at the first half. The other salt men say that he is a cousin of somebody.|He knows what wheat cost at Bukhara in any year you like. It is not the memory of a man who has lifted things for a living.} -> DONE
=== t_mill
#topic: mill, mills, siab, vat, vats, canal, papermaker, papermakers, samarkand, slave
{There are mills all down the Siab canal, and the beaters can be heard in bed. You were born between the second vat and the third. Masters from Damascus and from Khanbaliq taught you, by the foot that was not chained.|The paper drinks ink and does not yellow. The Emir's orders are written on it, also the order that no papermaker may leave alive.} -> DONE
=== t_steps
#topic: step, steps, seventh, secret, starch, recipe
{Six steps anyone may buy: ret, beat, wash, dip, couch, dry. With six you have a sheet that blots. The seventh is the reason for the wall.|It would take you one cup of wheat and an evening to show it. That is what frightens you. A secret ought to be bigger.} -> DONE
=== t_timur
#topic: timur, emir, tamerlane, king
{Emir Timur was born lame or was made so, and has walked over everything from Delhi to Smyrna. He is seventy, and China is next. His clerks keep him order by ledger, so that a missing slave is a missing weapon.|They say he weeps at the burning of libraries. They say it as a kindness. He takes the paper out first.} -> DONE
=== t_hands
#topic: hand, hands, fingers, scars, thumb, arms
{A papermaker's fingers are soft as a midwife's and cut as a cook's. The scars on your forearms come from the rim of the vat; the walnut will hide those for some weeks.|Nothing hides the thumb. Give it the corner of any sheet and it will rub for the grain, in front of anybody, as a dog turns round before it lies down.} -> DONE
=== t_salt
#topic: salt, hospitality, guest, host, law
{Whoever has eaten your salt may not sell you until the next well. It is not written down, which is why it is kept. On the far side of the well it must be eaten again.|Bibi says that she has seen a murderer share a pinch of it with the brother, and both of them counting the hours to the water.} -> DONE
=== t_riders
#topic: rider, riders, soldiers, banner, captain, running away, chasing
{They ride for the Emir under three rings, and change horses at every post. The arithmetic is known to children: they gain one day in each five.|The captain was something else once. One sees it in the way he handles a loaf.} -> DONE
=== t_road
#topic: road, caravan, west, desert, sands, route, heading, destination
{Samarkand, Bukhara, the Oxus ferry at Amul, the Black Sands, Merv, Nishapur, then Sultaniyeh and Tabriz: so it is sung. By day it is a line of sixty camels and by night a ring of fires.|The wells lie four days apart and one of them is sour. Everybody knows which. They drink it anyway.} -> DONE
=== t_oxus
#topic: oxus, amul, ferry, river, amu
{At Amul the river is crossed in four flat boats. The Emir's law is simple: all may come in. For going out there is a clerk, and a carpet, and passes on good paper.|The water is snow from the Roof of the World, brown with the fields of nine nations. Bibi has crossed it thirty times, and each time pays as for the first.} -> DONE
=== t_merv
#topic: merv, ruins, library, sanjar
{Merv had ten libraries, and would lend you two hundred books at once without a pledge. A traveller wrote that down, and left in time. The Mongols came a year later.|What is left is Sultan Sanjar's dome, blue from a day away. Things were buried in jars then, in a hurry, by people who meant to be back.} -> DONE
=== t_nishapur
#topic: nishapur, sheep, price
{You have never been in Nishapur. You know that it has turquoise, a poet's grave, and a sheep market, and that the price of a sheep there is what Bibi Khanum asks of strangers. Nobody who has truly been there answers with a number.|A drover will ask you which sheep, and a thief will say it is too dear. Pilgrims, Bibi says, always guess.} -> DONE
=== t_camel
#topic: camel, camels, proof, animal
{The camel at your side is named Proof, because she was the only evidence in a lawsuit. She won. She walks as though the desert were a carpet and somebody else's.|She has taken to leaning on you when you stand still. Yulduz says that it is affection, and Bibi says that it is the feed.} -> DONE
=== t_token
#topic: token, pilgrim, tin, disguise, carry, carrying
{The token is tin, with a lamp on it, and belonged to a pilgrim who died of a melon by the mill gate. You closed his eyes and took it. You have said the prayer for him each night since, by way of rent.|Nobody looks long at it. They look at what the hand does that is holding it out.} -> DONE
=== t_chest
#topic: chest, empty, box
{The embassy has nine chests for nine presents and one more. It is quilted inside. The envoy has it dusted every morning and has not said what for.|Someone has bored three small holes in the lid. For the silk, says Don Payo's man; silk must breathe.} -> DONE

// What readers ask anywhere
=== a_where
#topic: where am i, where are we, this place, what place, look around, looking around, look about, what planet, what country, which country, what city, which city, what town
{ here:
- "line": {The road out of Samarkand, at dusk: sixty camels in a line, forty hoods, a stick with a brass foot, and dust coming up behind with two horses in it. On your left stands a camel with wool on her chest as deep as a drawer. You're near enough to the mulberries to smell them, and had hoped to be farther off by the time that anyone counted.|The line, and you in it: hood, hood, camel, hood. Some of them have begun to look as if they'd been told not to look. Down the road the lamp swings.}
- "fires": {The night's fires, in a ring, somewhere between Samarkand and the river. Merchants lie to the north of you; pilgrims with their boots off; a torn pavilion, with velvet in it and one chest too many; and downwind the salt. A girl in a boy's coat goes between them all with thorn. Beside you Proof is chewing over the day.|The ring again, in another piece of dark. They always light it in the same order, so that one's neighbours are as they were. You know by now who sleeps, and who lies with his eyes shut.}
- "amul": Amul, on the bank of the Oxus, {ferry:the far one now, with your sandals wet|among people who have papers, before a carpet with a clerk on it}. Everything behind that river belongs to the Emir, and you're on his inventory. {ferry:Before you the sand begins, like a thing with nothing on it yet.|Four boats, a rope, Bibi's sheep.}
- "sour": The sour well in the Black Sands, where the water tastes of nails and the next is four days off. The salt is stacked on the lee side. There are boot prints going round it.
- "merv": Merv, or where it was: a dome, a fox's door, and under the fallen arch a cold dry room that smells of your whole life. Jars stand along the wall of it, as high as a girl.
- "caught": On the road west of Merv, in a ring of horses. There are eleven of them, and it's noon, and no one's shadow is long enough to hide in.
- "bound": In the hands of the Emir's men, or in the wake of them; the road goes on being the same road, only it points the wrong way.
- "nish": Nishapur: a gate, a bazaar in mourning, turquoise in every second window, a sheep market that you've heard of. It's the first city you've stood in that has no right to you.
}
-> DONE
=== a_when
#topic: time is it, what is the time, what's the time, hour is it, day is it, date is it
{
- news: The end of winter, in the year in which Emir Timur died. They're still deciding what to call the next.
- merv: Deep winter. The snow has put out the road, so there is nothing to count by but hearths.
- oxus: Eight weeks out, going by the wells, and the nights turned cold. The riders gain one day in five.
- else: Autumn, early in the road, when the melons are in. It is dusk or it's dawn: a caravan hasn't any other hours.
}
-> DONE
=== a_past
#topic: happened here, just happened, happened just now, what is going on, what's going on, happened tonight, happened last night, happened so far
{
- news: The Emir died on the way to China, and all that he had counted came loose. You ran from one mill to one sheep market, with a trick of starch in your thumbs.
- well_after: A man was given poison for his salt's sake, or for yours. Before that you had only run away; now there's something on the road that you have had a hand in.
- else: You went over the wall of a mill on the Siab, with a pilgrim's token and walnut on your arms. You carry the seventh step. They will want that back.
}
-> DONE
=== a_why
#topic: who am i, why am i here, what am i doing here, what am i here for
You made paper for the Emir, as his property, until the last night of Rabi. {told:Bibi Khanum knows it, and has named her price.|In this line you are a pilgrim, and had better be; a pilgrim knows what he's come for.} -> DONE
=== w_bibi
#topic: want bibi, bibi want, old woman want, the old woman want
"Sixty camels at Nishapur, that left as sixty," says Bibi Khanum. "I don't want things. I want them to come out." -> DONE
=== w_payo
#topic: want payo, payo want, don payo want, castilian want, envoy want
"Home," says Don Payo, with his hand where the velvet's worn. "Failing that, some small matter to have been away for." He looks, courteously, at anything but your fingers. -> DONE
=== w_yulduz
#topic: want yulduz, yulduz want
"Paper," says Yulduz. "The kind that's white on both sides. And for the wheatear to keep still." -> DONE
=== w_isma
#topic: want isma, isma want
"If a man wanted to close a book," says Isma, "and if the last line were open, then he would want one word." He ties off the cord. "Or that there had never been a book. It is the same sum." -> DONE

// Reactions
=== r_bibi_act
#react: bibi act
{!Bibi Khanum watches it done, and you hear her put it on somebody's account. By the click it's on hers.|"That's a day's water you've sweated," says Bibi; and she walks on, and the skin is left behind, hung on a thorn, at the height of your hand.|She moves you six inches to the left with the stick, and then allows it. From the road you can no longer be seen.|"My first husband did that," says Bibi. "I have his camels. Do it as if you'd been doing it since Bukhara."|"Look how the others do," she says, scarcely moving her lips, "and then do it worse. Pilgrims are no good at anything." Over her shoulder the dust has got a horse in it.|She counts you while you're at it, with her eyes. "One too many," says Bibi, "but it has its uses."|"Good," says Bibi Khanum. It's said of the knot, or the camel. "That's the first thing I've seen you do with your hands that I could tell somebody about."} -> DONE
=== r_bibi_say
#react: bibi say
{!"Say it again and slower," says Bibi. She is checking it against the first time; and it matches, and she's put out.|"So you tell me." A knot goes into the string. She has left the end of it loose, as one does for a thing that'll be longer.|"Words are light, and I carry freight," says Bibi Khanum. "But lay it on. There's room on Proof."|She sniffs. "It's nearer the truth than most of what I've had today. Stay on this side of me till the lamp's gone by."|"Never tell that to a red beard," says Bibi. "He'd give you more for it than it's worth. Then you would be his."|"I had one who talked so," she says. Her thumb's gone down the string, to a knot that has been handled until it shines, and it stops.} -> DONE
=== r_bibi_ask
#react: bibi ask
{!"Ask me something with a number in it," says Bibi. "I'll give you one for nothing: they gain a day in every five. Now you ask yourself how many have gone."|"You'd know that if you walked at the front. Come to the front, after dark, and I shall ask you a thing or two myself."|"I've been asked that by better beards than yours, and sold them all the same answer," says Bibi. "Look at what's empty. He has nine chests for nine presents, and one more."|"How far? How much? How many? Those are questions," says she. "That's a papermaker's. They always want to know what is on the other side."|"My granddaughter sees that sort of thing," says Bibi Khanum. "She doesn't say; she draws it. Go and look at what she's drawn."|"I never knew a salt man who could reckon," says she, as if it were to that that you had wanted an answer. It may be that it was.} -> DONE
=== r_bibi_leave
#react: bibi leave
{!"Go, then. I'll count you when you're back," says Bibi, and does it now as well.|"Mind the ropes," says Bibi Khanum, who has already turned to the next matter.|She lifts the stick out of your way, which is as near as she comes to a blessing.} -> DONE
=== r_payo_act
#react: payo act
{!Don Payo observes it with his head on one side, and asks whether in your country that is done by all, or only by the gifted.|"Bravo," the envoy murmurs, and looks to see which hand you used; and then, with a small nod, as to a chessman, at the thumb.|He bows to the act as if it had been presented at court. When he has come up again he's a step nearer.|"I should write that down," says Don Payo, "had I anything dry to write on." He lets it hang there, between you, like washing.|"Pray don't stop on my account," says the envoy. "I've been three years among people who do things for a reason. It's so restful to be made to guess."|He holds the lamp for you, with his own hand, an ambassador. It casts your fingers on the canvas as large as rakes.} -> DONE
=== r_payo_say
#react: payo say
{!"You put it as a Castilian would," says Don Payo, "that is, you have left out the price. Shall I name one? No; let us be friends until the well."|"How beautifully you don't tell me anything!" cries the envoy, and he moves a pawn.|"My dear friend of the road, I believe each word and am curious about the gaps. There is one in it, just here, of the size of a cup of flour; or is it more?"|He repeats it after you in his dreadful Persian, tasting it for use. He's left out the lie, and kept the rest.|"That is true," says Don Payo, quite simply. For a moment he is a tired man with wet feet. Then he has the velvet on again. "One so seldom knows what to do with it."|"I'll put that in a letter to my sister," says he, "who will show it to a cardinal. You'll be famous in Seville, as a voice."} -> DONE
=== r_payo_ask
#react: payo ask
{!"Nine bows to the question," says Don Payo, "and for the answer, a plain one: what's worth more than silk, and isn't heavier, and walks?"|"If I knew that I would be a bishop. But I have seen {alive ? isma:the salt men's cousin|a dead man} look at you as one looks at a blank line."|"In Seville I could tell you, over oranges. I have the chest for it. I mean, for the oranges."|He spreads his ragged cuffs. "An ambassador is a man sent abroad not to know such things," he says, "and to notice who does. You notice very well."|"Ask our hostess; she has a string for everything. I only keep a chair," says Don Payo, "and an ear, and, thanks be to God, a very small painter's box."|"You ask like one who has been asked," says the envoy. "By whom? With a lamp? It's only that I wondered at the wool."} -> DONE
=== r_payo_leave
#react: payo leave
{!"You leave us in the dark," says the envoy, and holds the tent flap and the look a little too long open.|"Until the next well!" It is said merrily, and it has a hook in it.|Don Payo kisses his fingers to you and begins at once to write.} -> DONE
=== r_yulduz_act
#react: yulduz act
{!Yulduz draws it, two lines and a smudge. It's you. It has a bird's foot.|"Wrong knot," says Yulduz, and does it over, and lets you see how, once.|She shifts so that your shadow falls off her page. Then she shifts back; it was a better shape than she had.|"Again," she says. She had not got the elbow.|She does it after you, with her eyes shut, to see if she has it. She has. "Who taught you?" says Yulduz; and, before you've answered, "Not a pilgrim."|Yulduz points behind you with the charcoal, not at you: at a velvet cuff, drawn back from a tent flap. "He saw," she says.} -> DONE
=== r_yulduz_say
#react: yulduz say
{!"Mm," says Yulduz, through the charcoal. She's rubbed something out, though, and put it in otherwise.|"True," she decides. She writes a small mark beside the bird; there's only one other such on the page.|"Shorter," says Yulduz. You say it shorter. "Yes," says Yulduz.|She looks at your mouth while you speak, and then at your thumb, and believes the thumb.|"Say it to grandmother," says Yulduz. "She counts. I only look."|"He said that too," says Yulduz. "The salt one. To the cord." She makes the cord, with one line.} -> DONE
=== r_yulduz_ask
#react: yulduz ask
{!She points with her chin. You follow it: {alive ? isma:over the fire, past the salt, to a man who's writing on his shoe|over the fire, past the salt, to where the velvet is}.|"Grandmother," says Yulduz: ask her. "At the front. When it's dark."|"No." A line. "Yes." Another. She turns the sheet about, and it's your own two hands, as they were when you thought that they were under your sleeves.|"Look," says Yulduz. "Then ask." She moves over on the sacking, so that there's room to look from where she does.|"Seven," says Yulduz. It wasn't what you'd asked. She has been saving it up.|"He has one box with nothing in it," says Yulduz. "I drew it. It came out like a person."} -> DONE
=== r_yulduz_leave
#react: yulduz leave
{!She raises one black thumb.|"Well," says Yulduz, and it takes you ten paces to see that she means the next one.|She turns the page so that you will not see it unfinished.} -> DONE
=== r_isma_act
#react: isma act
{!Isma's lips move. He has entered it somewhere, and then, to go by his face, struck it out.|"If you do that," says Isma, "then somebody must have left it undone before you. I only remark it. I was looking the other way."|He hands you the thing you were about to need, and looks off. The nail on that hand is as black as a bean.|"One," Isma counts, under his breath, and waits to see if there will be two. He seems to hope for two.|"It isn't how a carrier does it," says Isma. "Nor is it how I do. We had better, both of us, be a little clumsier."} -> DONE
=== r_isma_say
#react: isma say
{!"Granted," says Isma. "And if granted, what follows?" He's put down his block, so as to hear it.|"I've heard that stated. I have not seen it added up. Would you add it, as you walk? I should be glad of the company."|He nods as one does to a figure that will be audited; and he looks about, to see that there is no auditor.|"If it's true it will keep," says Isma, "and if it isn't, I never heard it. There is a month in which I've heard nothing."|"That term was wanted," he says slowly. "I had it down as nought."} -> DONE
=== r_isma_ask
#react: isma ask
{!"If I knew, I'd be obliged to report it," says Isma, with some relief at not knowing. "Therefore ask me only what things cost. I'll tell you what a runaway costs. It's more than he would think."|"It depends on a term you haven't given me," says Isma. "It'd be short, I believe; two syllables. I've left room."|He works it on his split knuckles, comes to the end of them, and shakes his head. "There's one over," says Isma. "She's right, the old woman. There always is."|"Ask me what it costs. What it means is in another office. I used to walk past the door."|"If two riders gain a day in five," he says, "and if one carrier drinks slowly at each well, then it's not impossible that they'd find him before they found anybody else."} -> DONE
=== r_isma_leave
#react: isma leave
{!"One less," says Isma, and then, hearing himself, "God go with you."|He salutes with two fingers, and hides the inky one too late.|"If you return," says Isma, "the sum is unchanged," which is kindly meant.} -> DONE
=== meanwhile
#meanwhile
{!A camel complains, and is answered down the whole line. When they have stopped there are hooves to be heard, not ours, a long way back and not hurrying.|The wind turns over a corner of the mat and shows you its weave, and before you've thought about it your fingers have judged the fibre.|The caravan master goes by, counting under her breath. She has the right number this time, and looks at you as if that were what troubled her.|On the skyline a dust stands up, red at the top, where the sun still reaches. It has riders in it, or it has the evening.} -> DONE
=== r_act
#react: act
{here == "nish" or here == "bound":{!You do it, and wait, from habit, to be told not to. Nobody does. It's a silence that one could fall into; you put out a hand, and there's only a wall, with the sun on it.|It's done. Somebody in the street has stopped to see; he looks at your hands, and you do not hide them; and he goes on. He was just looking at someone's hands.|So that's what it is like when it isn't for anyone. A boy goes by with a bundle of sheets on his head, bad ones. Your thumb has moved.|It takes as long as it takes. There's no bell for the next shift. Far off, to the east, you can hear one all the same.}|{!The wind goes over it with a little sand, and it might have been there for a hundred years. Then the sand slides off one corner, as if a thumb had tried it.|Your hands do it well; they do everything well that nobody is looking at. You look round. Somebody's looking.|A camel bell answers from the dark; and a second, that isn't a camel's, a long way back, where a post horse would be.|It's done, and you're warmer for it. Up the line a stick taps, once, and stops, and there's the sense of a sum having been altered.|You do it as the dead man would have, slowly, with the left. The tin turns on its string and shows its other side, on which a pilgrim has scratched: two days more.|It takes as long as it takes to dry a sheet. When you look up the light's gone from the road, and there are three small fires on it, behind, in a row, where at the last well there were two.|So you've done that as well. It leaves on the ground a square, clean shape, with true corners. You scuff it over. Only one trade has such corners in its hands.|Nothing comes of it for a breath or two. Then Proof, who has no opinions, puts her ears forward, toward the east.}} -> DONE
=== r_say
#react: say
{!The words smoke in the cold, and go east. There's someone in the east who collects them.|You say it in the Persian of the mills, which is all curses and measures; and downwind a man who's tying a knot pulls it tight, and is still.|It sounds well. It'd sound better to somebody; and there's a fire not twenty steps away, at which they have stopped talking so as to leave room.|It's out. The desert takes it flat, like paper, and gives back nothing on the other side.|A fox says something very like it, from behind a dune. You had thought you were by yourselves, you and the road.} -> DONE
=== r_ask
#react: ask
{!The road does not say. It has only the two answers, and you have your back to one; and from that one there's dust.|You find that you had a guess ready. It has to do with a chest, and with who'd fit in it.|You put it to the sky, which is clear, and has no clerks in it. It's the first that you ever asked which hadn't.|There's an old woman at the front who'd know it to the dirham, and wants only to be asked where it's dark.|It's the sort of thing that somebody will have put in a ledger. You wonder who'd be carrying it; and in what, out of all that's carried here, one would hide a book.} -> DONE

// What readers do
=== n_riders_look
#topic: look at the riders, watch the riders, who the riders are, who are they, who are the riders, riders coming, banner, three rings
{ here:
- "line": Two, on post horses, with the dust up to their belts. The elder rides with his eyes shut, to save them for the hands. On the rag of a banner are three rings; it has been mended with paste. You know that paste. The corner of it, where it has lifted, you'd very much like to press down.
- "caught": Eleven of them, in a ring, and the steam goes up from their horses in one piece. The youngest has a mill child's cough. He doesn't look at the faces either.
- "fires": They've a fire of their own tonight, on the rise, with nobody at it who talks. You count three horses picketed, and two men. So the third has been led. It wears a packsaddle with leg irons hung on it, the small size.
- "nish": They are selling their horses under the arch. One of them holds a bridle, with no horse in it, and can't think whom to give it to.
- else: There's nothing behind but road. You look at it for as long as one can; and at the place where it goes into the sky there's a bit that's a shade more yellow than the rest, and doesn't move, and is wider when you look again.
}
-> DONE
=== n_hands_look
#topic: look at my hands, my hands, hide my hands, my fingers, my scars, my forearms, walnut, rub my arms, wash my hands
You turn them up, inside the sleeves. The walnut has taken well on the forearms. Between the fingers it hasn't; there the skin is white as curd, and in each fold there's a fibre or two of the last sheet. And the thumb is going. It has got hold of the hem of your own hood, left corner, right corner, and is rubbing it for the grain. -> DONE
=== n_samarkand
#topic: look back, back at samarkand, samarkand, look behind, behind me, look behind me, the city, mulberries, blue thumbprint
{ here:
- "line": It's the domes that go last. Under them, to the left, a smear of white hangs over the canal. That'll be the bleaching fields, and the night sheets going out to dry. You count the rows, from here, without having meant to. They're one row short. By tomorrow's dusk somebody will have counted as well.
- else: There's no more of it to be seen. It's in the wind, when the wind goes round: wet bark, lime. Proof lifts her head at it too. You hadn't thought that it would be the smell you'd have to leave each morning.
}
-> DONE
=== n_show_token
#topic: show her the token, show the token, hold out the token, touch the token, look at the token, wear the token, hide the token
You hold it out on your palm, and then think about the palm, and hold it by the string. Tin, a lamp, two words. Whoever stamped it has put the lamp in upside down. Bibi Khanum has seen four of those this autumn. "A lucky saint," she says. "His people all die of melons." She puts it back inside your collar with one finger, well down. -> DONE
=== n_run
#topic: run, run away, flee, escape, bolt, leave the line, slip away, leave the caravan, gallop, steal a horse
{ here:
- "line": You have looked already for where. On the one hand is stubble, as flat as a sheet; on the other stubble. A hare gets up out of it and runs as you would. Both of the riders turn their heads, together, and follow it, all the way to nothing. You stay where there are sixty camels and forty hoods.
- "nish": You are halfway down the street of the coppersmiths when it comes to you that nobody's behind. You go on a little, from habit. Then you stand there, with your breath coming, and a man sells you a pear.
- else: You go out as far as the last hobbled beast, and a bit beyond. It is forty hours to water on either hand. Nobody calls. When you come in again there's a string across your path, ankle-high, with a knot in it that you stepped over going out. "One," says a voice in the dark, untying it.
}
-> DONE
=== n_hide
#topic: hide, behind a camel, behind the camel, crouch, duck, under the, behind the salt, among the pilgrims, cover my face
You get the camel between you and the road, and the hood down to your lip. It's dark in there, and it smells of the man who wore it. In the seam by your ear he has stitched something small. You work it round with a nail: a rolled scrap, third-quality Siab, your own mill's; and written on it in a pilgrim's big letters, "nine, if asked." You don't know what of. -> DONE
=== n_banner
#topic: banner, flag, look at the banner, emblem
Three rings, two above and one below, on what was a bed sheet. It's been stiffened with size so as to hang well in the wind: wheat size, thin, laid on with a soft brush, by someone who thought that nobody would ever look at a flag from so near. You do not put out your hand. -> DONE
=== n_hood
#topic: hood, my hood, pull up my hood, pull down my hood, lower my head, look down, bow my head, cloak
You pull the hood down as far as your lip. There's his sweat in it still, and melon; it's a dead man's dark. From in here one has just feet: bare, felt, bare, a brass one. The brass one has come back. It's standing before yours, and turned a little, like a foot whose owner is thinking. -> DONE
=== n_drink
#topic: drink, water, thirsty, drink some water, waterskin, drink water, a drink
{here == "sour":You drink because the camels have. It tastes of nails, and then of eggs. It's the same for every mouth along the trough; so that a man for whom it was not the same would have to have been given it in a cup.|It's well water, with goat in it. You hold the mouthful, before you swallow, to feel if it's hard or soft, and it's soft, it would beat up beautifully; and you become aware that no one else in sixty camels has chewed his water. The girl with the thorn has. She's trying it.} -> DONE
=== n_listen
#topic: listen, hear, eavesdrop, ear, sounds, noise, overhear, hold my breath
{ here:
- "line": Hoofs, at a walk now. The elder says something, and the other laughs; it was about supper. Close to you the brass foot of the stick ticks on a stone, and an old woman is breathing through her nose, as cooks do over a pot.
- "fires": Forty fires, and round them nine languages saying that it's cold. Downwind someone reckons aloud, softly, like a man telling beads; and when a twig breaks under you, he goes back and does the last line over, wrong on purpose.
- "merv": Wind in a dome. Under that, if you kneel, the dry tick of something settling by a hair in a jar, as it has done once a winter since the Mongols.
- "amul": Passes, in the wind, all down the queue. It's a sound like fire to them. To you it's like being called by name.
- else: The sand sings, on one note. The bells on the camels come in upon it one at a time, up the line, and go out. You count them, as one does now. There are sixty, and a gap, and then a footfall.
}
-> DONE
=== n_smell
#topic: smell, sniff, smell my sleeve, my sleeve, wet mulberry, mulberry, scent
You put your face in the crook of your arm. Smoke, camel, walnut; it's all as it should be. Then you breathe out, and your breath warms the wool, and it comes up: bark, lime, the third vat on a wet morning, with your mother coughing. It was never on the sleeve. It's you that it's in. Four hoods off the girl in the boy's coat has raised her nose. -> DONE
=== n_attack
#topic: attack, hit, hit the old woman, attack the old woman, fight, knife, take out a knife, draw a knife, kill, stab, punch, threaten, push, grab, weapon, strike, sword
You own one blade, as long as a finger, for trimming deckle. It's out before you know. Bibi Khanum looks at it and not at you. "That's for the edges of things," she says, so low that it could be the camel. "Put it up. One sees at once it has never cut anything that bled; and he'll want to know what it did cut." -> DONE
=== n_eat
#topic: eat, food, bread, hungry, supper, cook, rice, mutton, lentils, melon
{ here:
- "sour": You drink because one must. Nails, and behind the nails an egg. It's the same for everyone. You roll it over your tongue, and there's no garlic in it; you note that, and don't yet know why you do.
- "nish": Somebody hands you bread in the street, hot, because it's a day of mourning. Round it is a sheet of paper. You eat the bread. You keep the sheet and look to see whose it is, and it's nobody's that you know.
- else: There's flat bread, and a skin that goes from mouth to mouth along the line. You wipe the neck of it with your cuff, as a mill child does so as not to wet the pulp; everyone else has used a palm. A good way off someone with a red beard has paused with three fingers in a dish, and smiles, and goes on.
}
-> DONE
=== n_camel
#topic: whisper to the camel, talk to the camel, pat the camel, stroke the camel, touch the camel, ride the camel, mount, feed the camel, ride, camel's wool
You say into her ear the thing that you can't say to anybody. It is a tall ear, with burrs. She chews on it, from left to right and back, with her eyes half shut under lashes like a dancer's; and then she lets down her whole head on your shoulder and leans. She's as heavy as a verdict. When you look up the stick has stopped, and is waiting to see which of you will move. -> DONE
=== n_saltlook
#topic: look at the salt, salt, twist, twist of paper, unwrap the salt, taste the salt, waste paper, unwrap
{here == "fires" and not evening:You open your fist. It's grey, from the second pan, a bit damp. It's the twist that you look at. Somebody at the mill had spoiled the sheet and crumpled it; it has a thumb's bruise in one corner, that you'd know among a thousand. You made this, and threw it away, and have carried it all day as if it weren't a letter with your name on it.|There's salt in the seams of everything by now. You lick it off your lip. On this road it is what people have in place of contracts.} -> DONE
=== n_fire
#topic: fire, warm myself, warm my hands, cold, shiver, sit by the fire, sit down, sit, blanket, rest, thorn
{ here:
- "line": You sit down in the dust as if your feet had given out. It's allowed; half the pilgrims have. From there you look along under sixty camels, as under a table, and on the far side, where nobody sees him, a man with salt on his back is writing on the sole of his shoe.
- "merv": They've lit it in the prayer niche, God forgive them, out of doors that had no houses. By its light the tiles go from blue to blue. On the lowest, scratched there with a pin by somebody of three feet high, is a hen.
- else: There's a place at the pilgrims' fire, and they shove along. Thorn burns quickly, with a noise of paper. You hold your palms to it, back and front, as everyone does; then all the others' are brown on this side, and yours, against the flame, shine through like a sheet that has been held up to be proved. You put them away.
}
-> DONE
=== n_yulduz
#topic: what she is looking at, what is she looking at, why is she looking, girl looking, what are you looking at, look at yulduz, look at the girl, boy's coat
{present ? yulduz:She doesn't stop. She has eyes that take a thing off its hook, turn it round, and put it back. "Your thumb," says Yulduz. Then, since you've gone quite still: "Birds do that. Before they know that it's a net."|She'll be where there's a bird. There is charcoal on the rope that she last tied, and one black fingerprint in the bread.} -> DONE
=== n_sing
#topic: sing, hum, whistle, dance, song, play music, clap
You hum, so as to be like people who hum. It's only when the salt men's end has gone silent that you hear what it is: the beaters' song, for the night shift, with a thump in it at every fourth. You turn it, on the fifth thump, into something about the Prophet's camel. But somebody downwind has already tapped the fourth on a block of salt, with one nail. -> DONE
=== n_sleep
#topic: lie down, sleep, go to sleep, to bed, go to bed, close my eyes, dream, nap, bed
{ here:
- "nish": You lie down under a roof, on a thing with legs. It's too still. Toward morning you take the blanket and go and sleep in the yard, against a camel.
- else: You lie down between a ropemaker and a bag of figs. In the dream you're couching, sheet on felt, sheet on felt, and they're all of them blank, and on each one there lifts up slowly, like a face through water, a line ruled halfway across. You wake, and someone is sitting by you in the dark with his back turned, quite still, as one sits by a sick man. When you've got up on your elbow it is only the salt.
}
-> DONE
=== n_stars
#topic: stars, look at the stars, sky, moon, the moon, night sky, horizon, birds, bird, wheatear, look up
{"fires sour merv" ? here:There are more than you were ever let out to see. Along the mill wall one had a strip of them, as wide as a bolt of cloth. A camel man names you three: the Tether, the Bad Well, the Clerk. The Clerk is the small one that follows. "He gains on the others a hand in every five," says the camel man.|A wheatear goes up off a stone and comes down on the next, white behind, like someone running before a message. It has kept level with you since the last well. There's a girl who'll have that too by nightfall, on somebody's flyleaf.} -> DONE
=== n_pray
#topic: pray, prayer, kneel, god, allah, mosque, prayers, bow, rosary, beads
You know the words; the third vat had a foreman who led them. You kneel toward the west with all the other hoods. It's when your forehead's on the ground that you see, very near, between a man's sandals, a leaf of paper folded into a wedge under his heel. It's a pass. He has made himself a pair of soles, out of the Emir's leave. -> DONE
=== n_pavilion
#topic: pavilion, to the pavilion, spaniard's tent, envoy's tent, tent, tents, salt men's fire, to the merchants, merchants, other fires, pilgrims, walk around the camp, walk
{"fires" ? here:You go round the ring, on the dark side of it. The merchants talk of the dead, and what they paid. The pilgrims talk of their feet. In the torn pavilion a red-bearded man is playing chess by himself, and has put for the black king a twist of paper; and a very clean, long chest stands open to the night air, with its lid laid back, like a bed.|You walk the length of it: merchants, pilgrims, a velvet curtain, salt. Each goes a bit quieter as you pass, and takes up again; each has something under the blanket that he'd as soon you did not see. It's company of a kind.} -> DONE
=== n_self
#topic: talk to myself, to myself, mutter, think, plan, breathe, calm down, count, imagine, remember
"Ret, beat, wash, dip, couch, dry," you say, walking, for it goes with walking. Six. You shut your teeth on the other. It's then you notice that the stick's stopped keeping time with the camels and is keeping it with you. It has tapped six; and it waits, a little up in the air. -> DONE
=== n_paper
#topic: look at the paper, paper, feel the paper, touch the paper, blank sheet, my sheet, sheet, hold it to the light, read, book, write, letter, draw
{ here:
- "merv": You draw one out by its corner. It doesn't crackle; it sighs. Two hundred years, and it has still the spring of a thing that would like to be written on. No yellow. No worm. You look for the trick of it with your nail, and the nail slides off, as it does at home.
- "amul": It goes past you by the hand's breadth: passes, passes. Good Siab, first quality, with two rings in the wire. That one's from the week of the flood. That one you dried yourself. They are all of them yours, and not one is for you.
- else: You get a corner of it between finger and thumb; just any paper, a bill, a wrapper off figs. The thumb reads it as others read a face. Rag. Beaten short. Someone was tired, and it rained. There's no harm in knowing that; only your mouth has moved; and there's an ambassador who collects mouths.
}
-> DONE
=== n_search
#topic: search, look for clues, clue, clues, explore, investigate, look under, packs, search the packs, saddlebags, search the camp
You've a way of looking that comes of looking through sheets: at what's behind. So, behind the figs, a sword. Behind the pilgrim's cough, a man in good health. Behind the salt men's nineteenth sack the flat hard corner of some object that isn't salt. And behind you, when you turn about for it, nothing but a stick, stuck in the sand by its brass foot, with its shadow pointing at your heels. -> DONE
=== n_shout
#topic: shout, scream, yell, call out, for help, call for help, cry out, help
You open your mouth. All along the line hoods turn to it, as sunflowers do; and you see how it would be, forty of them, then the lamp. What comes out is "Whose camel is this?" It does very well. Nine people tell you, with curses, and the riders look at the nine. -> DONE
=== n_stick
#topic: touch the stick, take the stick, grab the stick, push away the stick, look at the stick, look at the old woman, look at bibi, her face, string
You look up it, as one would along a gun: brass, mulberry, a fist like a root, and a face under a shawl that has been left out in the weather for sixty years and has come in with nothing missing. It's mulberry, that wood. She'll have smelled it on you before she'd counted you. At her belt's a knotted string; she has let go of one knot, with her thumb still on it. -> DONE
=== n_sheep
#topic: sheep cost, nine dirhams, the answer, right price, correct price, what is the price, price of a sheep
Your whole store of knowledge about sheep is that they're boiled down for size. But it comes to you what the wool men did, on the mill side of the gate, when they were asked for a price by somebody that they didn't trust. They'd never yet named one. They would look at the sky and want to know which animal. -> DONE
=== n_bribe
#topic: cry, weep, beg, plead, laugh, smile, thank, thank you, apologise, apologize, hug, kiss, embrace, joke
You do it badly; there was never room for such a thing at the vats. It's taken for what it is. A waterskin has come to you out of turn, and no one's looking at you while you drink, all down that side of the line, with great thoroughness. You'd think that they had each of them at some time been the one too many. -> DONE
=== n_wool
#topic: earring, silver, money, coins, purse, pay, sell
You feel for it, in the hem; it's there, one ring, thin as a nail paring. It would buy four days of bread, or half a ferryman. Your mother wore it into the vat, and out; and it hasn't lost the smell. Any goldsmith would say silver. Anyone with a nose would say the Siab. -> DONE
=== n_ferry
#topic: river, look at the river, ferry, swim, boat, clerk, look at the clerk, pass, forge a pass, make a pass
{here == "amul":You watch his thumb. Left corner, right, rub; he's been taught it by someone of the third vat, you could say by whom. Then you watch what he does with his other hand. It goes out, under the carpet's edge, whenever a flock comes by; and the sheep he does not rub.|They talk of it already, as people talk about a mother-in-law. Wide, brown; one clerk. It isn't water that you will have to get over there.} -> DONE
=== n_well_look
#topic: well, look in the well, look into the well, draw water, bucket, sour, smell the water
{here == "sour":You let down the bucket. Yellow, and it smokes. In the mud of the trough are all of the camels' feet, and one boot's, turned in at the toe, that's a courtier's and not a camel man's; it has gone round to the salt, by night, and back.|Each well has a stone by it, worn in grooves by the rope. You put your finger in the deepest. Your grandmother's grandmother's thirst, if she ever came by here. On the stone's north side, in charcoal, is a bird.} -> DONE
=== n_snow
#topic: snow, ruins, dome, explore the ruins, fox, jars, arch, walk in the snow, dig
{here == "merv":You go out between the walls, in snow to your knee. It lies on what was a street, a bath, a street. There isn't a mark on it but a fox's, coming and going. She goes in beneath a fallen arch, and doesn't bring out any bones; and from the hole there comes up against your face a breath that's dry, and cold, and smells of home.|There's none of that yet, or it's behind you. The sky has the colour of the felt before one lays a sheet on it.} -> DONE
=== n_coat
#topic: coat, my coat, put on my coat, blanket round, shawl, sandals, dress, cloak, clothes, wrap myself
You pull the dead man's coat about you. It's been patched at the elbow with a square of felt, such as they couch on; so he'd stopped at the mill gate, then, and been sold a scrap from the waste heap. You may have thrown it there. It's still a bit damp. It always would be. -> DONE
=== n_lamp
#topic: lamp, light a lamp, light a fire, candle, torch, light, match, flint
You strike a spark and shield it, one hand behind. That's a mistake. The flame shines through your palm as through a first-quality sheet, and each vein's as clear as a wire mark. You put it out with the thumb. On the other side of the ring a second lamp is lowered that had just been lifted to look. -> DONE
=== n_look
#topic: peek, peep, watch the road, keep watch, spy, curtain, flap, door, open the door, wall, ceiling, look at the ceiling
{"line fires amul sour caught bound" ? here:There's neither door nor wall to it; that's what you had run from them for. You keep turning about, all the same, to see who's shut it. In the tent of the envoy a flap has been let fall by somebody's finger and thumb, quite slowly, and goes on moving.|You put your palm on the mud wall. Chaff, straw; you could beat that to pulp, in a bad year. Close to the ground a child has pressed its hand in it while it was wet, five hundred years ago. Yours fits to the first joint.} -> DONE
=== n_hello
#topic: hello, good evening, greet, say hello, salaam, peace be upon you, hi, good morning, introduce myself
{present ? isma:"And upon you peace," say nine people and a camel. One has said it half a beat late; he was looking at how you'd held your hand. "If a man greets everybody," says Isma, "then it follows that he is afraid of somebody." He moves over to make room.|{present ? bibi:"And on you," says Bibi Khanum. "A mill greeting, that is; they say it into their chests, so as to save the steam. Say it as if the road were listening. Up. Out."|Peace, you say, and it's returned you by the wind, a bit worn, like small change.}} -> DONE

=== lost_words
#unclear
{&A camel answers. Nobody else has understood.|Say it in Persian, or in sheep; that was neither.|The wind of the road has taken the verb out of it. Again.} -> DONE

=== meet_1
#react: bibi meet
"{name}," says Bibi Khanum. "Two days ago it was another. I don't mind. I only count it." -> DONE

=== meet_2
#react: payo meet
"{name}! It'll rhyme with something by morning," says Don Payo. -> DONE

=== hook_1
#topic: one too many, who is too many, counts heads, extra head, too many mean
You are. The sum was right as far as the last well, and since then somebody has joined it who smells of wet mulberry. -> DONE

=== hook_2
#topic: what does the page say, the page, written on, read the page, the sheet say
Nothing that was put there with ink. A mill signs what it makes in the making, thinner here and thicker there, and that is read against the light; and you'd be a fool to hold anything up to the light with riders behind you. -> DONE

=== hook_3
#topic: pilgrim token, token, dead man
Lead, with a hole, from a man who got as far as the ditch at Kish. You closed his eyes for it. It seemed a fair rate at the time. -> DONE

// Plain questions.
=== p_year
#topic: what year, which year, year is it, what month, month is it, season, time of year
{merv:1405|1404} as the Spaniards count, and 807 from the Hijra. In the mill they counted by vats. -> DONE
=== p_have
#topic: what do i have, have with me, am i carrying, what am i holding, my things, my belongings, in my bag
A dead man's token, a hood, sandals, a fist of salt in a twist of paper. And the seventh step, which no one can find by searching. -> DONE
=== p_why_left
#topic: why did i leave, did i leave, leave samarkand, left samarkand, why did i run, why did i escape, why am i running, running from
You were the Emir's, like the vats. No papermaker leaves, so that all they can do is die at it or go over the wall; and one night there was a pilgrim dead by the gate who'd no more use for his name. -> DONE
=== p_caught
#topic: catch me, if they catch, if i am caught, get caught, find me, recognise me, recognize me, discover me
A common slave they'd hang at the mill gate. One who knows the seventh step they would take home, and lock in, and never again let near a wall. You aren't sure which you'd rather. -> DONE
=== p_far
#topic: how far, far is it, far to nishapur, nishapur from here, days to nishapur, how many days, how long is the road, how long will it take
They reckon it by wells: some weeks to the Oxus, then forty days of sand, then Merv. After that you may begin to ask about sheep. -> DONE
=== p_people
#topic: how many people, how many hoods, in the caravan, how many travel, how many camels, how many of us, how many are we, population
Sixty camels and forty hoods; since this evening forty-one. The one is you. -> DONE
=== p_well
#topic: next well, nearest well, far is the well, where is the well, when is the next
They lie four days apart, and Bibi has the count of them in her stick. One is sour. -> DONE
=== p_else
#topic: who else, anyone else, anybody else, am i alone, other travellers, who are the others, travelling with
Merchants, pilgrims, a Castilian with a chest too many, and salt men, whom nobody sits by. Hardly one goes by the name he was born with; Bibi doesn't ask, she counts. -> DONE
=== p_danger
#topic: dangerous, is it safe, am i safe, danger, in danger
Behind you are riders who know what a papermaker's hands look like, and in front of you is a desert. The old woman with the stick hasn't decided yet which of the two she is. -> DONE
=== p_job
#topic: my job, my work, my trade, supposed to do, do for a living
In the line you're a pilgrim: you walk, you pray, and you fetch thorn if you're told to. Of your own trade your hands had better say nothing. -> DONE
=== p_hide_hands
#topic: they look for, looking for, riders want, what do the riders want, do they want, soldiers want
A papermaker, gone from the mill on the Siab. They don't want faces; they have been told what the hands are like. -> DONE
=== p_age
#topic: how old am i, my age, old am i
Nobody wrote it down. You had your first mould at six, and it has been three masters since; call it thirty. -> DONE
=== p_if
#topic: consequences
On a road whatever one does is eaten with somebody's salt, and it counts till the next well. Bibi keeps the count. -> DONE
=== p_trust
#topic: trust, whom can i trust, can i trust, who is lying, telling the truth, is she a friend
Whoever has eaten your salt, as far as the next well. Beyond that you'd be guessing, and so would they. -> DONE
=== p_came
#topic: did i get here, come here, came here, was i doing before, did i come, where am i from, how did i escape, did i escape
Over the wall by the third vat, in the noise of the beaters, with bark on your arms to hide the scars. You walked in among the pilgrims as if you had only stopped for your shoe. -> DONE
=== p_charge
#topic: in charge, who leads, the boss, who decides, who runs, who commands
Bibi Khanum: forty hoods, sixty camels and a stick. The Emir thinks that it's he, but he has never had to find water for them. -> DONE
=== p_goal
#topic: my goal, my mission, the goal, the plan, objective, where am i going, am i looking for
West, to any town where a person's hands are his own. The caravan goes as far as Tabriz; you'd be content with the other side of the Oxus, to begin with. -> DONE
=== p_weather
#topic: weather, raining, snowing, cold outside, temperature
{merv:Snow, on sand. Nobody had told you that it could.|Dry, with dust standing on the road behind you, and a cold that gets up as soon as the sun's down.} -> DONE
=== p_self
#topic: man or woman, am i a man, am i a woman, do i look, i look like, am i married, have a family, do i have a wife, do i have a husband, have children, have parents, my parents, have friends, any friends, have siblings, live alone
Some thirty years old, by the moulds. Your mother coughed her life out at the third vat. Nobody walks in this line who'd know you. -> DONE
=== p_country
#topic: what country, which country, country is this, what city, which city, city am i, city is this, nearest city
Timur's land, on both sides of you, till the Oxus and a good way on. -> DONE
=== p_language
#topic: what language, which language, languages, speak english, language do i, language do they, language is this
Persian on the road, Turkish to the soldiers, and numbers to Bibi. You have the prayers in Arabic, by ear, like the other pilgrims. -> DONE
=== p_time_left
#topic: time is left, how much time, time left, how long do i have, when does it end
They gain one day in five. You might ask Bibi how many days you had to begin with; only you'd have to say what for. -> DONE
=== p_out
#topic: get out, get away, can i leave, how do i leave
There's the line, and there's the sand on both sides of it. One leaves a caravan at a town or as bones. -> DONE
=== p_long
#topic: how long have i, long have i been, since when
You were thirty years at the vats, near enough, and have been one day on the road. You can still tell them apart by the feet. -> DONE

// He, she or it, if no topic before these fits better.
=== p_he
#topic: is he, does he, did he, was he, has he, will he, can he, would he, about him, is his, what his
{present ? payo:-> t_payo}
{present ? isma:-> t_isma}
-> DONE
=== p_she
#topic: is she, does she, did she, was she, has she, will she, can she, would she, about her, is her
{present ? bibi:-> t_bibi}
{present ? yulduz:-> t_yulduz}
-> t_bibi
