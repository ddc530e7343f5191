VAR hour = 0
VAR numb = false
VAR card = false
VAR glove = false
VAR dry = false
VAR faro = false
VAR two_golds = false
VAR vote = false
VAR lady = false
VAR kept = false
VAR confession = false
VAR why = false
VAR proof = 0
VAR wager = false
VAR here = "table"
LIST people = lucrezia, fox, moon, doctor, harlequin, tonio
VAR present = (tonio, lucrezia, fox, moon, doctor, harlequin)
VAR alive = (tonio, lucrezia, fox, moon, doctor, harlequin)
-> table_four

=== table_four
#beat
~ here = "table"
The card lay face up on the felt. It was the seven of coins.
+ [Take the card #match: card, take, pick up, seven, coins #id: take_card]
    ~ card = true
    ~ numb = true
    He picked it up as he'd picked up ten thousand others. It was a trifle greasy. By the time that he had it under the candle the tips of three of his fingers belonged to somebody else.
    -> six
+ [Lock the doors #match: lock, doors, door, shut, nobody leaves #id: lock]
    ~ two_golds = true
    "The bank is suspended," said Tonio to the footmen. "The doors, if you please." It is a thing a dealer may do when he suspects a false shuffle. He did suspect one. He had been dealing for an hour to a gold mask with bare hands, and this one wore gloves.
    -> six
+ [Unmask the dead man #match: unmask, mask, remove, face, dead man #id: unmask]
    He had the ribbon between his fingers when the lady in white laid a fan across his wrist. "Not before the bell," she said behind her moretta, or would have, had one been able to speak in it; her eyes said it. By law a mask is a face till midnight, and a corpse is a patrician like any other.
    -> six

=== six
#beat
#recap: At the Ridotto, on the last night of Carnival, a gold mask died at Tonio's table with the seven of coins in its glove.
~ here = "table"
~ present = (tonio, lucrezia, fox, moon, doctor, harlequin)
They stood as they'd sat. The Moon had his silver chin up and his stockings darned at the ankle, in the wrong white. The Fox, in sandals, told something over between finger and thumb that wasn't money. The Plague Doctor had gone round the table to the body, felt behind its ear, and straightened up; he did not say what he had found. The Harlequins leaned upon each other like a word and its rhyme. The lady wore one black glove, the left. Tonio had seen that hand without it, for six years, on a pillow, and was careful not to look at it. "It's a quarter past nine," said Tonio. "At midnight you'll take those off and I shall still be the only one who's known."
+ [Ask who the dead man is #match: who is the dead man, who is dead, who died, his name, dead man's name #id: who_is]
    Nobody knew. They did not know in six different ways. It was the Doctor who didn't know best: "A man of fifty, with a good cook," he said, and then seemed to regret the cook.
    -> rounds
+ [Say what the card means #match: card, seven, coins, means, sign #id: sign]
    "Whoever shows the seven of coins at this house has come to meet an informer," said Tonio. "I have dealt here for nine years. One hears what the deck is for." Five masks turned a little to the left or right. The white one remained exactly as it was.
    -> rounds
+ [Have the body sat upright again #match: body, sit, upright, chair, prop, lays, floor #id: sit_up]
    He had it set straight with a cushion behind the plumes, and its stake before it. It's kinder to the room. At tables two to ten they went on playing; and several, it turned out, had been meaning to ask the gentleman for a loan.
    -> rounds

=== rounds
~ here = "table"
~ present = (tonio)
~ hour = hour + 1
{numb and hour == 7:
    ~ hour = 8
}
{hour:
- 1: The half hour struck. In a house with ten tables the news went round like a tray.
- 2: Ten. It was raining in earnest, and one could hear the canal being filled.
- 3: A quarter past, by the coffee-room clock, which is kept slow for the losers.
- 4: Twenty to eleven. {numb:There was no feeling in three of his fingers, and the fourth was considering it.|The footmen had begun to look at him as one looks at a chair that's been sold.}
- 5: -> guards
- 6: A quarter past eleven. {numb:He could no longer tell a court card by its edge.|He found that he was shuffling.}
- 7: Half past eleven, and the candles had been changed for the last time that year.
- else: -> midnight
}
+ {glove and not doctor_room} [Ask the Plague Doctor about poison #match: doctor, poison, plague, physician #id: go_doctor] -> doctor_room
+ {not pegs and CHOICE_COUNT() < 4} [Count the pegs in the cloakroom #match: pegs, cloakroom, cloak, cloaks, count #id: go_pegs] -> pegs
+ {not body and CHOICE_COUNT() < 4} [Examine the gold glove #match: glove, examine, body, corpse, hand #id: go_body] -> body
+ {not coffee and CHOICE_COUNT() < 4} [Follow the lady to the coffee room #match: lady, coffee, lucrezia, white, wife #id: go_coffee] -> coffee
+ {not sighs and CHOICE_COUNT() < 4} [Join the Moon among the losers #match: moon, sighs, losers, senator, querini #id: go_sighs] -> sighs
+ {not hand and CHOICE_COUNT() < 4} [Deal them a hand of faro #match: deal, faro, play, cards, game #id: go_hand] -> hand
+ {not gate and CHOICE_COUNT() < 4} [Catch the Fox at the water gate #match: fox, water gate, water, boat, nun #id: go_gate] -> gate
+ {not twins and CHOICE_COUNT() < 4} [Question a Harlequin, twice #match: harlequin, harlequins, question, twice, twins #id: go_twins] -> twins

=== body
#beat
#recap: The poison was in the dead man's glove, not in his cup.
~ here = "table"
~ glove = true
~ proof = proof + 1
He did it with the sugar tongs. The cup was only coffee; he gave a spoonful to the house cat, who had an enemy in every kitchen of San Moisè and lived to be nineteen. The glove was the thing. It was gilt kid, from the hire shop in the Frezzeria, with the number of the hire inked inside the cuff, 31. Turned back over the tongs, the lining of its fingers glistened. Lard, and in the lard something grey, such as one lays down for wolves. It doesn't harm the hand at once. It makes it, first, forget what it's holding. One would need a quarter of an hour, and a man not in the habit of taking off his gloves.
+ [Think who took his gloves off #match: think, took off, bare, remember, hands #id: remember]
    ~ two_golds = true
    Tonio shut his eyes and dealt the evening again. From eight to nine the gold mask had played barehanded: scrubbed nails, a scar across the ball of the thumb, cards held as one would hold a wrist. Then it went out for air. What came back was heavier, and kept its gloves on.
    -> rounds
+ [Look at the number again #match: number, hire, number 31, shop, cuff #id: number]
    Thirty-one. Every hired suit at the Ridotto is sent round by the shop at noon and hung on the peg of its number until its gentleman arrives. It hangs there for nine hours, as trusting as a coat.
    -> rounds
+ [Cover it with a napkin #match: cover, napkin, hide, close #id: cover]
    He laid a napkin over it, folded like a mitre. The waiter, who was well trained, asked if the gentleman would be taking anything else.
    -> rounds

=== pegs
#beat
#recap: On a wet night one cloak in the cloakroom is dry.
~ here = "pegs"
~ present = (tonio)
Forty-four pegs, brass, and under each a puddle. Tonio went along them as along a table; he knew the Senate by its knuckles, but its cloaks were more honest still. Twelve had been turned. One had the pawnbroker's stitch. They dripped on the marble, every one, all down the row; all but the one on peg nineteen, black, long, waxed, with a chalky stain at the beak of the hood. It was as dry as toast. It had been raining since the Ave Maria. Next to it hung the empty peg of number thirty-one, and on the floor below, just there, where nobody could have stood except he had business with both of the two, lay a crumb of lard.
~ dry = true
~ proof = proof + 1
+ [Ask the cloakroom girl about nineteen #match: girl, nineteen, attendant, maid #id: girl]
    "That one never came in, Excellency," she said, "it was in already. He comes down the back stair, from the apothecary's. He's ever so polite. You would think he'd been ill."
    -> rounds
+ [Feel in its pockets #match: pockets, feel, search, pocket #id: pockets]
    ~ why = true
    A lancet, a rosary, and a printed sheet gone soft at the folds: the bill of the dead in the State prisons for the year 1758. There's a pencil mark by one name. It isn't a mark of grief. It's a correction.
    -> rounds
+ [Move it to a wet peg #match: move, swap, wet, hang, another #id: move_cloak]
    He changed it over with a dripping one. It was childish; but he wished to see, at midnight, who'd be surprised by his own sleeves.
    -> rounds

=== coffee
#beat
#recap: Lucrezia was the informer whom the dead man came to meet.
~ here = "coffee"
~ present = (tonio, lucrezia)
A moretta is held on by a button between the teeth. When a lady means to talk she has to take it off, and then it's law that you have not seen her. Lucrezia put hers down next to the sugar. She was thirty-four; she'd a line beside her mouth that was new, and he had not been there when she got it. "I'll lay you three sequins you came to ask if I did it," she said. "Two, that you'd rather I had." She stirred. The hand in the black glove stayed in her lap. "Evens that I tell you something true about another person, which is what I always tell. The Moon sold his vote on the salt. Someone was to be handed his name tonight."
~ vote = true
+ [Ask what is under the glove #match: glove, under, black, hand #id: under]
    ~ lady = true
    She took it off by the finger ends. There was an inkstain from the thumb to the wrist, the violet of a cipher office. "I write letters to a gentleman in gold," said Lucrezia. "I gave him the card tonight, with my own fingers. He thanked me; in the wrong voice."
    -> rounds
+ [Tell her he is glad to see her #match: glad, love, miss, see her #id: glad]
    ~ lady = true
    "Ten to one against," said Lucrezia, but she had to look for her spoon. "You were right about the cheat, you know. One ought not to cheat them. I've had four years to go over the play."
    -> rounds
+ [Ask whom she gave the card to #match: card, gave, seven, informer #id: gave]
    ~ two_golds = true
    "I'll stake you the whole of it," she said, quite low. "To the gold mask, at half past eight. He had bare hands. The one who died had gloves, and sat down, and waited for me to give him a card." She looked up. "I've told a stranger, Tonio. I don't know who I have told."
    -> rounds

=== sighs
#beat
~ here = "green"
~ present = (tonio, moon)
The Chamber of Sighs is hung with green so that nobody need look well in it. The Moon had the only good chair. He was addressing a spittoon. "When my grandfather held Corfu," he declared, "with forty men and a, and there was never in all that time so much as one," and he flung out an arm and left it there, as it had nowhere to go. His stockings had been darned by himself. Tonio had seen him put his signet on a seven, an hour since, and lose it, and laugh. "I did not know him," said Senator Querini, of no one in particular. "As to the lady, sir, I saw her pass a card to the gold mask. I say so because it's, because one still has one's."
+ [Ask what the salt vote fetched #match: salt, vote, sold, price, how much #id: salt]
    ~ vote = true
    "Eleven hundred," said the Moon, at once, like any man asked a plain question after a year of compliments. "It went in an evening. I had supposed it would be, that there would at least be more of it."
    -> rounds
+ [Ask who advised him to come tonight #match: advised, come, tonight, doctor #id: advised]
    ~ proof = proof + 1
    "My physician," said the Moon. "He told me to keep my seat, keep my gloves off, and ask nothing; and that by ten I should have no more cause for. He takes no fee. I thought it a kindness. I have been thinking since that it was a."
    -> rounds
+ [Lend him a sequin #match: lend, sequin, coin, money #id: lend]
    ~ vote = true
    He looked at it lying in his palm. "Sold," he said. "That's what they were going to call it. I sold the salt, Zen. I've not been lent anything since." He put the coin in his shoe, where it would be safe from him.
    -> rounds

=== hand
#beat
#recap: Tonio dealt the table a hand of faro, and one of them played it with the wrong hand.
~ here = "table"
~ present = (tonio, lucrezia, fox, moon, doctor, harlequin)
~ faro = true
~ proof = proof + 1
"The state's bank doesn't close for a death," said Tonio. "It would never have been open." So they sat, the gold mask too, on its cushion, and he dealt them faro. It was the best thing that he did. Silver chips went down on painted cards, and he looked at nothing over the edge of the cloth. The Moon staked with a flourish, and shook. The Fox staked buttons. Two gloveless left hands, chequered cuffs, bitten both of them in the same place. The lady's right. And the Doctor, who'd played since he came with a good plain right hand, now put down a chip with his left, and kept the other in his sleeve, as one carries a hand that has gone to sleep.
+ [Deal him a chip to catch #match: catch, toss, throw, chip, doctor #id: toss]
    "Your change, Doctor," said Tonio, and spun a chip to his right. The sleeve came up, and out of it came fingers; they closed a long second after the silver had gone by. "Clumsy of me," said the Doctor. It was the only time that evening that he sounded frightened.
    -> rounds
+ [Let him win #match: win, let, pay, lose #id: let_win]
    He let the Doctor win four coups, to see him gather in the money. It took him both sides of the one hand. He left the small silver where it was, like a man who can't use it where he's going.
    -> rounds
+ [Watch the lady watch him #match: lady, watch, lucrezia, wife #id: watch_lady]
    ~ lady = true
    Lucrezia had seen it too. She'd always seen it too; that was what marriage had been like. Under the white mask her eyes went once to the Doctor's sleeve, and then to Tonio, with an offer in them.
    -> rounds

=== gate
#beat
#recap: The Fox is a nun on leave, and must be back in her convent by the bell.
~ here = "gate"
~ present = (tonio, fox)
It was dark on the steps of the water gate, and the water was there, right there, at the level of one's shoes. Tonio kept to the wall. A sandolo lay alongside with a lay sister asleep in it on a heap of nets; in front of it the Fox had pulled up her habit, for it was a habit, and was wringing it out. "Is it a sin, do you think," she asked him, "to be carried home by a boat that you have told to wait? And is that you breathing so? Are you not a Venetian?" She had small square hands with needle pricks in them, and a bent hairpin in her sleeve. "I'm only a housemaid," said Sister Arcangela. "How should I have heard anything?"
+ [Beg her to stay until the bell #match: stay, beg, keep, bell, wait #id: keep]
    ~ kept = true
    ~ confession = true
    ~ why = true
    ~ proof = proof + 1
    "Will the prioress beat me, or only forgive me?" she wondered; and let down her hem. "Suppose a man came to the grille on Thursday. Suppose he asked me whether it's murder if the other has already signed for your death. Wouldn't you think, to hear it, he was a doctor?"
    -> rounds
+ [Ask what she knows of peg nineteen #match: peg, nineteen, cloak, dry, doctor #id: ask_peg]
    ~ dry = true
    "Isn't it strange," said the Fox, "how one comes in soaked, and there's a gentleman whose hood is dry, and dusty, like a thing that's lived a long time in a box? Do you suppose they keep him in a box?"
    -> rounds
+ [Help her into the boat #match: help, boat, into, row, hand her #id: help_fox]
    ~ kept = true
    It meant a foot on the wet step. He did it, grey in the face, and held the gunwale for her. She looked at him for a while. "Would you believe," said the Fox, and sat, and folded her hands, "that it might wait for two as well as one?" The boat remained where it was.
    -> rounds

=== twins
#beat
~ here = "window"
~ present = (tonio, harlequin)
He took one of them by the elbow into a window. "Were you in your seat at nine?" Tonio asked. "At nine," said the Harlequin, "I was in my seat, sir, with my nose in my cards." Tonio thanked him, walked round the pillar, and met a Harlequin coming the other way. He put it to him again. "At nine," said this one, "I was on the stair, sir, behind a gold coat." They looked round the pillar at each other. "Damn," said both. They had wagered two hundred with the whole of the Zattere to pass for one man until midnight, and had been living upon one supper, one stool and one mistress since noon.
+ [Promise to keep their secret #match: promise, keep, secret, wager, silent #id: promise_twins]
    ~ two_golds = true
    ~ proof = proof + 1
    "Then we'll pay you in kind," they said, by turns. "The gold coat went up the stair tall." "It came down stout." "It had been hung up in between." "And the tall party came down after it." "In a beak."
    -> rounds
+ [Ask which of them is the elder #match: elder, older, brother #id: elder]
    "I," said both, and then neither spoke, and Tonio saw that he had got at last to the thing which they'd really been betting on. Behind them the Doctor went by, and the two turned, together, to look after him. "He had another hat at nine," said one. The other trod upon his foot.
    -> rounds
+ [Call the debt to the Zattere in #match: expose, debt, call, reveal #id: expose]
    He said it loud enough for the next table. It cost them two hundred, and they bore it like a gentleman. But afterwards, when he wanted to know what they'd seen, they had seen nothing, from both sides.
    -> rounds

=== doctor_room
#beat
#recap: The Plague Doctor is a man who stands on the list of the dead.
~ here = "window"
~ present = (tonio, doctor)
"Wolfsbane," said the Plague Doctor, "in hog's lard. You'll want to wash that hand{numb:; the feeling ought to return, by Thursday|, if you have touched it}." He'd been standing at the window where the rain was. Behind the round lenses his eyes were courteous, and like rooms with the furniture taken out. "I was with a patient at San Polo till ten. You don't believe it. Nor should I; there were no boats. Here is something true, about another: those Harlequins are two." He turned over the beak a little, toward the gold mask in its chair. "That is Zuanne Corner, Inquisitor of State. He signed for people. He was, I'm told, never once late with a signature."
+ [Ask what Corner signed for him #match: signed, corner, signature #id: signed]
    ~ why = true
    "My death," said the Doctor. "In the Leads, of fever, three years ago. It was an error; I was not the brother they wanted. So they corrected it. They hanged the other, and left me down as buried. It's hard to obtain bread, as one buried."
    -> rounds
+ [Ask him to unmask #match: unmask, mask, face, duel #id: ask_unmask]
    ~ proof = proof + 1
    By the custom of the house that's a duel. "At dawn, then, on the Lido," said the Doctor, and bowed, and held out his hand upon it, the left. "I should have to bring a second. I have not known anyone for three years. Would you do it?"
    -> rounds
+ [Ask if he would let Tonio hang for it #match: hang, let, blame, tonio, arrest #id: let_hang]
    ~ why = true
    He did not answer for the length of a minuet. "I had not thought of the dealer," he said. "That's how it's done, you see. They hadn't thought of me." And he took hold of his right hand with his left, as if it had been someone's he was fond of.
    -> rounds

=== guards
#beat
#recap: At eleven the Ten's guards came, to arrest whoever was convenient.
~ here = "table"
~ present = (tonio, lucrezia, moon, doctor, harlequin)
{confession:
    ~ present = (tonio, lucrezia, fox, moon, doctor, harlequin)
}
Eleven. They came in by the great door, twelve of them with their cloaks streaming, and the captain, Missier Grande, a stout man with a cold, who wished to be in bed. He looked at the gold mask. He looked at the five or six hundred others, any of whom might have been his master. Then he looked at the only face. "Antonio Zen," he said, "barnabotto, dealer. That's simple, then." Nobody protested; one does not, at the Ridotto. Somewhere behind him a bracelet was being twisted round and round a wrist, and he knew whose it was by the catch. "Unless you'd sooner it were somebody else," said Missier Grande, and blew his nose.
+ [Claim the hour until midnight #match: law, hour, midnight, claim, wait, until #id: law]
    "By the law of Carnival, no mask may be taken before the bell," said Tonio, "and no man may be charged who can't see his accuser's face." There's no such law. But it was so like one that the captain ordered himself a chocolate.
    -> rounds
+ [Stake himself on one card #match: stake, card, wager, bet, cut #id: stake]
    ~ wager = true
    "Cut for it," said Tonio. "If I lose, I've done it. If I win, you have your man from me at midnight." Missier Grande cut the king. Tonio turned up the deuce, that beats it at no game at all, and the captain looked from one to the other, and at the clock, and at the fire. "You'd not have showed me that if you were guilty," he said. "Midnight."
    -> rounds
+ [Hold out his wrists #match: wrists, surrender, hold out, go, arrest me #id: wrists]
    It was the quickest way to end the thing, and he had seen from the way the bracelet was turning that she was just about to end it herself.
    -> ending_leads

=== midnight
#beat
~ here = "table"
~ present = (tonio, lucrezia, moon, doctor, harlequin)
{confession:
    ~ present = (tonio, lucrezia, fox, moon, doctor, harlequin)
}
Five to twelve. They had drawn in round table four without being asked, as people do to a bed. Missier Grande put down his cup. "Well, dealer?" Over the roofs, beyond the Arsenal, a ringer at San Francesco della Vigna was spitting on his hands. Tonio squared the deck. He knew what they all held. {proof > 1:He could have laid it on the cloth card by card{glove:, the lard}{dry:, the peg}{faro:, the sleeping hand}.|He knew it as he knew cards, by their backs; he couldn't have sworn to the half.} {why:And he knew what had been done to the man who did it, which is a card that one isn't supposed to count.|What he didn't know was why.} He had been fair all his life, and it had cost him a fortune and a wife. He wondered what was left.
+ [Look once more at every hand #match: hand, hands, watch, fingers #id: look_hands]
    The Moon's shook. The twins' were in each other's pockets. The Doctor had laid his right upon the table, openly, palm up, like a thing he was handing in. And the lady's, gloved, lay near to Tonio's own, by about the width of a card.
    -> bell
+ [Count the stakes #match: stakes, count, money, chips, bank #id: count_stakes]
    There were seven. He'd known it since a quarter past nine. Someone had anted for the dead man, so that he shouldn't be turned away: an honest sequin, with a tooth mark in it.
    -> bell
+ [Pour the captain the last chocolate #match: pour, chocolate, captain, delay, drink #id: pour]
    It gained a minute. In the course of a minute, at a table, everyone will look at the one person they're most afraid for. Tonio followed the eyes round like a ball in a bowl, and they stopped at himself.
    -> bell

=== bell
~ here = "table"
~ present = (tonio, lucrezia, moon, doctor, harlequin)
{confession:
    ~ present = (tonio, lucrezia, fox, moon, doctor, harlequin)
}
The first stroke came across the water.
+ {proof >= 2} [Name the Plague Doctor #match: name, plague, accuse, killer, guilty #id: accuse]
    {dry:"Peg nineteen," said Tonio.|{faro:"The Doctor will show us his right hand," said Tonio.|"The gentleman who came late," said Tonio.}} He hadn't raised his voice. He never did, for the last card.
    -> ending_buried
+ {kept} [Go down to the Fox's boat #match: fox, boat, sister, nun, convent #id: boat]
    There were eleven strokes to come. He walked, not fast, toward the thing of which he was most afraid.
    -> ending_sister
+ {why and CHOICE_COUNT() < 3} [Slip the Doctor the key of the gate #match: key, slip, free, escape, water gate #id: release]
    Under the cloth he put the water-gate key in a hand that couldn't feel it. He had to close the fingers over it himself.
    -> ending_water
+ {lady and CHOICE_COUNT() < 3} [Offer the lady his arm #match: lady, arm, lucrezia, wife, white #id: arm]
    "I'll lay you everything," he said to the white mask, "that you know another way out of here."
    -> ending_lady
+ {vote and CHOICE_COUNT() < 3} [Ask the Moon to finish a speech #match: moon, speech, senator, finish, querini #id: speech]
    "The Senator was about to say something," said Tonio. "He's been about to for years."
    -> ending_speech
+ [Name nobody #match: nobody, no one, silent, refuse, nothing #id: nobody]
    "I deal," said Tonio. "I don't call." Missier Grande sighed, and got up.
    -> ending_leads

=== ending_buried
#ending: A Face Already Buried
Twelve. All over the hall the ribbons were drawn, with a sound like a wood in autumn, and there they were, pouched, pocked and blinking, the Republic. The Doctor took his beak off last. Missier Grande turned the colour of his own candle. He'd carried that face down to the lime himself, in '58; there was a receipt. "I can't arrest a dead man," he said. "There's no form." They found one in the end. {why:Tonio asked that the other list be read out in court as well, with the dates. It wasn't, but it was copied, at night, by a lady with ink on her thumb.|Tonio did not stay to hear why. He had it later from the gazettes, and wished he'd asked.} On Ash Wednesday he went back to table four and dealt.
-> END

=== ending_water
#ending: The Water Gate
He went at the seventh stroke, when every man in the room was behind his own elbows, untying. Tonio saw a cloak go by the coffee-room door, dry still. He gave it until twelve. Then he went down himself, as somebody has to push a boat off, and stood in the Rio San Moisè to his thighs, with his eyes closed, pushing. "Why?" said the Doctor, out of the dark. He'd got his mask off. It was quite an ordinary face; it looked new. "You were dealt from the bottom," Tonio said. They couldn't hang him for it. They took away his table. He can be found in Padua now, teaching whist to canons, and he goes there by road.
-> END

=== ending_speech
#ending: The End of the Sentence
Querini stood up. He took off the silver mask himself, at the third stroke, before it was time, and laid it on the felt as one pays. "I sold my vote," he said. "I was to be named for it tonight, to that man there. I told my physician that I wished he were dead. I've wished it on a great many people, in speeches. This one listened." He waited for the rest to fail him, as ever. "It was my wish, and I'm a senator, and you may take me first," said the Moon; and that was all, and it had an end. People said that he had never spoken so well. They'd darned him a pair of white stockings by Lent, the women of San Barnaba, to go up the steps in.
-> END

=== ending_lady
#ending: Evens
There's a door behind the mirror in the cloakroom; she had had the key for years. They came out in a calle so narrow that they had to decide who should go first. "I've told my secret to a stranger, and you've left yours sitting at table four," said Lucrezia. "We'll be in Mestre by two and hunted by three. What would you lay?" Her mask was off, for it was past the bell; so, he realised, was his. He'd not been aware of wearing it. He offered evens. "You always did," said Lucrezia, "it's a dreadful price," and took it. Nobody was ever charged. In the morning there were seven stakes upon the felt and the cat asleep on the chair.
-> END

=== ending_sister
#ending: Sister Antonia
The lay sister was made to lend her veil. "Can you say the Salve Regina?" asked the Fox. "Can you say it higher?" He lay on the nets with his face in them all across the basin of San Marco, and the water talked under the plank an inch from his mouth; and Sister Arcangela, rowing like a porter, told him who'd killed whom, and why, as she'd heard it through the grille{confession:, that same doctor, all three Thursdays|, Thursday by Thursday}. It's in the convent book that a Sister Antonia came to San Zaccaria upon Ash Wednesday in the year 1761 and stayed for forty days; that she was poor at lace and would not go near the well; and that in her time no one could be got to cheat at cards.
-> END

=== ending_leads
#ending: Whoever Is Convenient
They gave him the cell beneath the roof where the lead ticks all night as it cools. It was dry, and he was grateful for that. He wasn't charged, for that would have meant naming the dead man. {wager:Missier Grande came up on Sundays, with his cold, to find out how one turns a deuce.|A gaoler brought him, unasked, a pack with the sevens gone.} In the second year there began to be a letter, in a hand that he knew; violet ink, unsigned, in a cipher of cards, which he read by dealing it out upon the floor. It was always a wager. She was laying six to one, five, then seven to two, against his getting out. He noted how the odds came down.
-> END

// Topics
=== t_killer
#topic: killed, killer, murderer, who did it, guilty
{Somebody who sat in the gold mask's chair before the gold mask did, and got up from it. Six players and a stake on the cloth; it is a small table to have done it at.|He didn't need a name. He needed a hand. A name can be contradicted.} -> DONE
=== t_masks
#topic: mask, masks, moretta, seventh, players
{Moon, Fox, Doctor, two Harlequins, a moretta, which is black velvet or white and is held on with the teeth; and gold. That's seven, and he had dealt all evening as for six.|One hires them by the night. The shop keeps a book, and the book gives false names, in a very good hand.} -> DONE
=== t_faro
#topic: faro, game, cards, deck, bank
{At faro one stakes on a card, and the bank turns up two, the loser and the winner. There's nothing in it to understand. That's why it ruins the clever.|He deals it face up, sleeves back. It's the one room in Venice where he can be watched and nobody finds anything.} -> DONE
=== t_tonio
#topic: tonio, zen, antonio, dealer, barnabotto, who am i
{Antonio Zen, thirty-six: a nobleman of the sort that lives at San Barnaba on the charity of the state and deals cards for it. He once lost a fortune sooner than cheat a cheat.|He remembers every hand he ever dealt, and no birthdays. He's afraid of the Ten, of water, and of a lady in white.} -> DONE
=== t_lucrezia
#topic: lucrezia, lady, lady in white, wife, former wife
{She was his wife for six years, and right about most of it. She speaks in wagers. A white moretta, and one black glove, on the left, which she keeps in her lap.|There's no one who sees a table better, unless it's he. They used to go home without a word and lie awake, comparing.} -> DONE
=== t_fox
#topic: fox, the fox, nun, arcangela, sister, san zaccaria, convent
{A red fox mask over sandals. In Carnival the convents look the other way until the bell. Sister Arcangela makes lace, opens locks, and hears more through the grille of San Zaccaria than the Three do in a year.|She never states anything. She only asks. It's astonishing what one has told her by the end of it.} -> DONE
=== t_moon
#topic: moon, the moon, senator, querini
{Senator Querini, whose grandfather held Corfu. A silver mask, a great voice, and stockings that he darns by himself after the servants, whom he hasn't got, are in bed.|He starts sentences as he started in life. {vote:He sold the salt. It has never got as far as a verb.|Somewhere in each of them there is a thing he's walking round.}} -> DONE
=== t_doctor
#topic: doctor, plague doctor, physician, beak
{A long beak with chalk on it, round lenses, a waxed cloak. He truly is a doctor; he feels behind the ear before he feels for the pulse, as they do who were taught at Padua. He came to table four late, about nine.|He has no servant, no sedan, and no acquaintance. Nobody knows who his patients are. They might be saints.} -> DONE
=== t_harlequins
#topic: harlequin, harlequins, twins, brothers
{Two Harlequins, of one height, bitten by one dog or one habit on the left hand. They talk in turns. They laugh in one.|They came in by different doors, five minutes apart, with the same umbrella.} -> DONE
=== t_corner
#topic: corner, zuanne, dead man, gold mask, inquisitor, corpse
{doctor_room:{Zuanne Corner, Inquisitor of State, come incognito to meet an informer. He had a good cook and a quick pen.|He signed four hundred and nine papers last year. His clerk kept count, for pride.}|{Gold, plumed, very fine; a suit hired in the Frezzeria. Fifty or so by the wrists, and no labourer. He bowed to a lady and went on bowing.|Whoever he is, someone in this room knew him well enough to know the size of his hand.}} -> DONE
=== t_card
#topic: card, seven of coins, seven, coins
{A common card from a common pack, the seven of coins; it isn't from Tonio's, whose sevens are all at home. It's the sign that a person shows who has come to buy a secret.|It had been held by bare fingers earlier that evening, and by greasy ones after.} -> DONE
=== t_poison
#topic: poison, poisoned, wolfsbane, cup
{glove:{Wolfsbane in lard, in the fingers of the right glove. First it numbs, then it climbs. Whoever spread it with a bare hand will have a hand asleep.|It's what they put down for wolves in the Cadore, and for fathers.}|{His coffee's half drunk. Everyone looks at the cup. In Tonio's trade, where everyone looks is where the card isn't.|It took him between one breath and the next. He'd had a quarter of an hour of something being wrong with his fingers.}} -> DONE
=== t_ridotto
#topic: ridotto, house, hall, casino, san moise, venice
{The Ridotto at San Moisè, by order of the Great Council: ten tables, a coffee room, a green room for the ruined, a cloakroom and a water gate. Everyone must be masked but for the dealers, so there shall be somebody to blame.|It'll be closed for good in a few years, for morality, to the great surprise of the tables.} -> DONE
=== t_midnight
#topic: midnight, bell, carnival, unmasking
{At midnight the bell of San Francesco della Vigna ends the Carnival. Then masks come off by law, and everyone may go home. Until then no one may be unmasked by force, and even to ask for it is a duel.|There'll be one dead face. Tonio has counted on that, and can't think why he keeps on counting two.} -> DONE
=== t_ten
#topic: ten, guards, council, missier grande, captain, arrest, arrested
{The Council of Ten has its guards from eleven on, with Missier Grande at their head, who has a cold. They'll arrest whoever is convenient. There's just one man present whom they'd be able to recognise.|It isn't malice. It's late, and it rains, and he has a face.} -> DONE
=== t_pegs
#topic: pegs, cloakroom, cloak, peg
{Forty-four brass pegs, numbered. A gentleman's hired suit hangs on its number from noon until he comes for it, and no one guards it but a girl with a novel.|It has been raining since the Ave Maria. One would expect wet cloaks.} -> DONE
=== t_water
#topic: water, canal, water gate, lagoon
{The water gate is eight steps down. The lowest of them are under. Tonio was let fall from a gondola at his christening, by a duke; he doesn't discuss it.|He lives on a city of a hundred islands and goes about it by the bridges.} -> DONE
=== t_chamber
#topic: chamber of sighs, sighs, losers
{The Chamber of Sighs, all in green, where one may sit who has lost everything. There's a rule of silence, which the Moon has taken to be a rule about other people.|The good chair is by the fire. One has to be very much ruined to get it.} -> DONE
=== t_hands
#topic: hands, fingers, rings, knuckles
{A mask makes people careless below the chin. It's by hands that Tonio knows them: a ring worn to cover the place where a better one has been, a thumb that's lately held a pen.|A man may hire a face. He brings the hands from home.} -> DONE

// What readers ask anywhere
=== a_where
#topic: where am i, where are we, this place, what place
{ here:
- "table": At table four of the Ridotto, at San Moisè, in Venice, with a green cloth before him and a dead man at it. Every way out of the hall had a mask standing in it.
- "pegs": In the cloakroom: marble, brass, and forty-four cloaks hung up to drip like a bad conscience.
- "coffee": The coffee room, at the small table by the sugar, where ladies came who wished to speak with their own mouths.
- "green": The Chamber of Sighs, upholstered in green, for the ruined. It had one good chair, and it was taken.
- "gate": On the steps of the water gate, in the dark, with his back against the wall. The canal was two treads down and breathing.
- "window": In the window bay behind the pillars, where the rain was. One could be overheard there only by Venice.
}
-> DONE
=== a_when
#topic: time is it, what is the time, what's the time, hour is it, day is it, date is it, year is it
{
- midnight: Close on twelve, the last of Carnival. One could see them all listening for it.
- guards: After eleven, and the captain's watch and the coffee-room clock had ceased to be on terms.
- hour > 1: Past ten, on the last night of Carnival, by the candles; the house was careful never to own two clocks that agreed.
- else: A little after nine in the evening, on the last night of Carnival. At midnight everybody would have a face.
}
-> DONE
=== a_past
#topic: happened here, what has happened, what is going on, what's going on, is happening, what's happening
{
- doctor_room: An Inquisitor of State had come in gold to buy a secret, and had sat down in a chair that was being kept for him by his death. So much had been got out of a doctor.
- glove: A man in a gold mask had been killed by the glove upon his own hand, between one deal and the next. Whoever greased it had touched it bare.
- else: A seventh mask had sat down at a table of six, and died of it, without anybody's having laid a hand on him. In his fingers was a card from someone else's pack.
}
-> DONE
=== a_why
#topic: who am i, why am i here, what am i doing here, what am i here for
He dealt; that was what he was there for. The state let its poorer nobles hold the bank at the Ridotto, barefaced, so that someone could be known. At eleven the guards would come, and they would want somebody known. -> DONE
=== w_lucrezia
#topic: want lucrezia, lucrezia want
"Even money," said Lucrezia, "and a dealer who doesn't look at my hand." The one in the glove had gone under the fan. -> DONE
=== w_fox
#topic: want fox, fox want
"To be in by the bell with my shoes dry," asked the Fox, "would you call that wanting? And what's yours, is it to be believed?" -> DONE
=== w_moon
#topic: want moon, moon want
"I want," declared the Moon, with a sweep that took in Corfu, "I have always wanted," and he looked into the sleeve for it. -> DONE
=== w_doctor
#topic: want doctor, doctor want
"That certain papers be read aloud once," said the Plague Doctor. "I don't mind by whom. I have been dead to better company than this, and it takes the edge off." -> DONE
=== w_harlequin
#topic: want harlequin, harlequin want
"To win," said one of the Harlequins. "To win it off him," said the other, and they both pointed. -> DONE
=== w_tonio
#topic: want tonio, tonio want
He wanted an honest deal. It had cost him a fortune and a wife so far, and he still thought it cheap. -> DONE

// Reactions
=== r_tonio_act
#react: tonio act
{!Tonio did it, without haste, and knew by the silence at his back who'd been watching.|He did so in the way he squared a deck, so that afterwards it seemed always to have been that way.|It took a moment. He'd have liked it to cost him less, and noted the sum.|Tonio did it bare-faced, there being no other way open to him.} -> DONE
=== r_tonio_say
#react: tonio say
{!He said it drily and to nobody. At the next table somebody raised their stake.|Tonio said so. It was the truth, and it made, as it generally did with him, a small hole in the talk.|He put it in four words, where a senator would have needed Corfu.|"I mention it," said Tonio, "because you'll none of you be able to say that you weren't told."} -> DONE
=== r_tonio_ask
#react: tonio ask
{!He turned the question over and looked at its back. It was marked, but he couldn't yet read it.|Tonio asked himself that, and dealt himself an answer, and put it at the bottom of the pack.|It wanted a hand to tell him, and not a mouth. He looked about him for one.|He'd have given a sequin to know; it was the one he had.} -> DONE
=== r_tonio_leave
#react: tonio leave
{!Tonio got as far as the door. The footmen were sorry. Everyone else had a mask to leave in.|He'd have liked to be in bed, at San Barnaba, under the drip. It didn't look likely.} -> DONE
=== r_lucrezia_act
#react: lucrezia act
{!"Two to one you regret that," said Lucrezia, "and I'd like some of it."|She leaned back by the width of a card, to see it better.|Lucrezia's fan opened by three sticks, which in their marriage had meant "go on".|"I'd have bet against it," said she, "and paid."} -> DONE
=== r_lucrezia_say
#react: lucrezia say
{!"I'll give you five for the first half and nothing for the rest," said Lucrezia.|"Done," she said at once, and then looked as though she'd meant something else.|"Say that in front of witnesses and I'll double it," said Lucrezia.|She tapped the table once for another card; it had always meant, tell me more.} -> DONE
=== r_lucrezia_ask
#react: lucrezia ask
{!"What will you stake on my telling you?" said Lucrezia. "No, more than that."|"A true answer about me is a hundred. About anyone else you may have it for love," she said, and coloured.|"Guess," said Lucrezia, "and I'll tell you how cold the water is."|"Odds or evens?" she asked him, and showed him a closed hand, which was the answer.} -> DONE
=== r_lucrezia_leave
#react: lucrezia leave
{!"You left the last time too," said Lucrezia. "No, I did. I'd have lost money on that."|"Seven to four I see you at midnight," she said, and put the button between her teeth.} -> DONE
=== r_fox_act
#react: fox act
{!"Is that how they do it outside?" asked the Fox. "Would you do it again for a poor sister?"|The Fox clapped her small square hands, looked for a prioress, and clapped again.|"Wouldn't a hairpin be quicker?" she wanted to know, and had one.|She crossed herself, merrily, as others beat time.} -> DONE
=== r_fox_say
#react: fox say
{!"And did that feel better, once you'd said it?" said the Fox, from sheer habit.|"Might one repeat it," she asked, "at the grille, to those one can trust, or to the others?"|"Is it a venial thing, or the other?" said Sister Arcangela with interest.|The mask tilted. You could tell that she was learning it by heart.} -> DONE
=== r_fox_ask
#react: fox ask
{!"How would a housemaid know?" said the Fox. "And if she did, what is there to eat?"|"Don't you think it's the asking that's the sin?" said the Fox. "Or is it just the answering?"|"Whom have you asked already? And did he look at his shoes?" said she.|"Shall I tell you what I told the bishop?" said the Fox, and didn't.} -> DONE
=== r_fox_leave
#react: fox leave
{!"Must you? And who'll tell me how it ends?" said the Fox.|"Will you say one for me, at the bell?" she asked. "I'll be running."} -> DONE
=== r_moon_act
#react: moon act
{!"In my grandfather's day," said the Moon, "a man who did that would have been, would at the very least have been."|The Moon rose to applaud, recalled his stockings, and applauded sitting.|"Bold, sir! I am reminded of, ah," said the Senator; and it could be seen going past him, whatever it was.|He lent his support, with one arm, to the general effect.} -> DONE
=== r_moon_say
#react: moon say
{!"Nobly put! It lacks only the," said the Moon, and sought it in the chandelier.|"I said as much in the Pregadi," he declared. "I rose, and I said, gentlemen, I said, let it never be."|"You touch me there, sir. You touch me where I have been most," said the Moon.|He took a breath such as they used to take at Corfu; and let it out again.} -> DONE
=== r_moon_ask
#react: moon ask
{!"A question! There was a time when they'd bring me those upon a," said the Moon.|"To that I shall reply with one word," said the Senator, "and that word, sir, is one which."|"Of myself I say nothing. Of the others, I could a tale," and he glanced at the door.|"I'm not at liberty," said the Moon. It was the only sentence he'd finished, and it was a lie.} -> DONE
=== r_moon_leave
#react: moon leave
{!"Farewell! And should we not meet again, tell them that I," called the Moon after him.|"You'll find me in the good chair," said the Senator. "I shall be found in it."} -> DONE
=== r_doctor_act
#react: doctor act
{!The Doctor observed it as one does a symptom, and gave no opinion.|"Gently," said the Doctor. He kept his right hand within his sleeve.|Behind the lenses something took an interest, and was told to lie down.} -> DONE
=== r_doctor_say
#react: doctor say
{!"I'll take your word," said the Doctor. "It's pleasant to be told a thing without being asked to sign for it."|"So one says at first," the Doctor answered. "It passes off in about a year."|He inclined the beak. It made it look like agreement, as it does with herons.} -> DONE
=== r_doctor_ask
#react: doctor ask
{!"I was with a patient," said the Doctor. "I should so like to have been."|"Ask the Harlequins. And ask them twice; it's good for them," said the Doctor.|"You are asking a man his profession in a mask of it," he said. "I'm a doctor. They let one keep that."} -> DONE
=== r_harlequin_act
#react: harlequin act
{!One Harlequin copied him; the other copied the copy, with improvements.|"He's cheating," said a Harlequin. "He isn't," said a Harlequin. "Two sequins."|They tumbled out of the way, and into it.} -> DONE
=== r_harlequin_say
#react: harlequin say
{!"Well said!" cried the Harlequin on his left. "By whom?" said that upon his right.|"We agree," they said. "That is, I do."|A Harlequin wrote it down on the other's back.} -> DONE
=== r_harlequin_ask
#react: harlequin ask
{!"Yes," said one Harlequin, and then, from the far side of the pillar: "No."|"Ask my brother," said the Harlequin, and bit his lip. "That is, ask me later."|"At which end of the table would you like it answered?" said the Harlequin.} -> DONE
=== r_act
#react: act
{!It was done, and the candles leaned to see it.|Nobody had observed it; that is to say that six hundred masks had.} -> DONE
=== r_say
#react: say
{!It was said to the rain, which had it already.|There was no one there to hear but the gilding.} -> DONE
=== r_ask
#react: ask
{!Nobody answered. A city that's masked for half the year gets into the way of it.|It was a question for a pair of hands, and there were none by.} -> DONE

=== lost_words
#unclear
{&At the Ridotto one does not shout, and one does not mumble either. What had he meant?|A mask turned, waited, and turned back.|It had been said into felt. He would have to say it again.} -> DONE

=== hook_1
#topic: is he dead, who is dead, who died, is it dead
There was nothing in the wrist when one felt for it, and he was bowing still. At another table they would have called it manners. -> DONE

=== hook_2
#topic: how did he die, cause of death, what killed, poison, blood
There was no blood, on him or on the gold. He had breathed out once, like someone who has been told a price, and after that had not troubled to breathe in. -> DONE
