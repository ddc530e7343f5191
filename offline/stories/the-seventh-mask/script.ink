# self: Tonio
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
The card lay face up on the felt. It was the seven of coins. Somebody at the far end of the table laughed, once.
+ [Take the card #match: card, pick up, seven, coins #id: take_card]
    ~ card = true
    ~ numb = true
    He picked it up as he'd picked up ten thousand others. It was a trifle greasy. By the time that he had it under the candle the tips of three of his fingers belonged to somebody else.
    -> six
+ [Lock the doors #match: lock, doors, shut, nobody leaves #id: lock]
    ~ two_golds = true
    "The bank is suspended," said Tonio to the footmen. "The doors, if you please." It is a thing a dealer may do when he suspects a false shuffle. He did suspect one. He had been dealing for an hour to a gold mask with bare hands, and this one wore gloves.
    -> six
+ [Unmask the dead man #match: unmask, remove, dead man, his mask, the mask off, his face, dead face #id: unmask]
    He had the ribbon between his fingers when the lady in white laid a fan across his wrist. "Not before the bell," she said behind her moretta, or would have, had one been able to speak in it; her eyes said it. By law a mask is a face till midnight, and a corpse is a patrician like any other.
    -> six
+ [#meanwhile]
    A footman came with a sheet for it, as though for a stain. "Gentlemen, your stakes remain," somebody said, and it was a moment before Tonio knew his own voice; and the six of them had got up.
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
+ [Have the body sat upright again #match: body, upright, prop, sit him up, off the floor #id: sit_up]
    He had it set straight with a cushion behind the plumes, and its stake before it. It's kinder to the room. At tables two to ten they went on playing; and several, it turned out, had been meaning to ask the gentleman for a loan.
    -> rounds
+ [#meanwhile]
    Nobody would be the first to sit down. At last the Moon asked, of the ceiling, if one was expected to stand until Lent, and they drifted apart by a few steps each, as far as the doors allowed.
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
+ {not body and CHOICE_COUNT() < 4} [Examine the gold glove #match: glove, examine, body, corpse #id: go_body] -> body
+ {not coffee and CHOICE_COUNT() < 4} [Follow the lady to the coffee room #match: lady, coffee, lucrezia, wife #id: go_coffee] -> coffee
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
+ [Think who took his gloves off #match: took off, bare, his hands, bare hands #id: remember]
    ~ two_golds = true
    Tonio shut his eyes and dealt the evening again. From eight to nine the gold mask had played barehanded: scrubbed nails, a scar across the ball of the thumb, cards held as one would hold a wrist. Then it went out for air. What came back was heavier, and kept its gloves on.
    -> rounds
+ [Look at the number again #match: number, hire, number 31, shop, cuff #id: number]
    Thirty-one. Every hired suit at the Ridotto is sent round by the shop at noon and hung on the peg of its number until its gentleman arrives. It hangs there for nine hours, as trusting as a coat.
    -> rounds
+ [Cover it with a napkin #match: cover, napkin, hide #id: cover]
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
+ [Feel in its pockets #match: pockets, search, pocket #id: pockets]
    ~ why = true
    A lancet, a rosary, and a printed sheet gone soft at the folds: the bill of the dead in the State prisons for the year 1758. There's a pencil mark by one name. It isn't a mark of grief. It's a correction.
    -> rounds
+ [Move it to a wet peg #match: move, swap, wet #id: move_cloak]
    He changed it over with a dripping one. It was childish; but he wished to see, at midnight, who'd be surprised by his own sleeves.
    -> rounds

=== coffee
#beat
#recap: Lucrezia was the informer whom the dead man came to meet.
~ here = "coffee"
~ present = (tonio, lucrezia)
A moretta is held on by a button between the teeth. When a lady means to talk she has to take it off, and then it's law that you have not seen her. Lucrezia put hers down next to the sugar. She was thirty-four; she'd a line beside her mouth that was new, and he had not been there when she got it. "I'll lay you three sequins you came to ask if I did it," she said. "Two, that you'd rather I had." She stirred. The hand in the black glove stayed in her lap. "Evens that I tell you something true about another person, which is what I always tell. The Moon sold his vote on the salt. Someone was to be handed his name tonight."
~ vote = true
+ [Ask what is under the glove #match: glove, under the glove #id: under]
    ~ lady = true
    She took it off by the finger ends. There was an inkstain from the thumb to the wrist, the violet of a cipher office. "I write letters to a gentleman in gold," said Lucrezia. "I gave him the card tonight, with my own fingers. He thanked me; in the wrong voice."
    -> rounds
+ [Tell her he is glad to see her #match: glad, love, see her #id: glad]
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
+ [Ask who advised him to come tonight #match: advised, tonight, doctor #id: advised]
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
+ [Deal him a chip to catch #match: catch, toss, throw, chip #id: toss]
    "Your change, Doctor," said Tonio, and spun a chip to his right. The sleeve came up, and out of it came fingers; they closed a long second after the silver had gone by. "Clumsy of me," said the Doctor. It was the only time that evening that he sounded frightened.
    -> rounds
+ [Let him win #match: win, lose, let him #id: let_win]
    He let the Doctor win four coups, to see him gather in the money. It took him both sides of the one hand. He left the small silver where it was, like a man who can't use it where he's going.
    -> rounds
+ [Watch the lady watch him #match: lady, lucrezia, wife, watch the lady, watch her #id: watch_lady]
    ~ lady = true
    Lucrezia had seen it too. She'd always seen it too; that was what marriage had been like. Under the white mask her eyes went once to the Doctor's sleeve, and then to Tonio, with an offer in them.
    -> rounds

=== gate
#beat
#recap: The Fox is a nun on leave, and must be back in her convent by the bell.
~ here = "gate"
~ present = (tonio, fox)
It was dark on the steps of the water gate, and the water was there, right there, at the level of one's shoes. Tonio kept to the wall. A sandolo lay alongside with a lay sister asleep in it on a heap of nets; in front of it the Fox had pulled up her habit, for it was a habit, and was wringing it out. "Is it a sin, do you think," she asked him, "to be carried home by a boat that you have told to wait? And is that you breathing so? Are you not a Venetian?" She had small square hands with needle pricks in them, and a bent hairpin in her sleeve. "I'm only a housemaid," said Sister Arcangela. "How should I have heard anything?"
+ [Beg her to stay until the bell #match: stay, beg, bell, wait #id: keep]
    ~ kept = true
    ~ confession = true
    ~ why = true
    ~ proof = proof + 1
    "Will the prioress beat me, or only forgive me?" she wondered; and let down her hem. "Suppose a man came to the grille on Thursday. Suppose he asked me whether it's murder if the other has already signed for your death. Wouldn't you think, to hear it, he was a doctor?"
    -> rounds
+ [Ask what she knows of peg nineteen #match: peg, nineteen #id: ask_peg]
    ~ dry = true
    "Isn't it strange," said the Fox, "how one comes in soaked, and there's a gentleman whose hood is dry, and dusty, like a thing that's lived a long time in a box? Do you suppose they keep him in a box?"
    -> rounds
+ [Help her into the boat #match: boat, row, hand her, in the boat #id: help_fox]
    ~ kept = true
    It meant a foot on the wet step. He did it, grey in the face, and held the gunwale for her. She looked at him for a while. "Would you believe," said the Fox, and sat, and folded her hands, "that it might wait for two as well as one?" The boat remained where it was.
    -> rounds

=== twins
#beat
~ here = "window"
~ present = (tonio, harlequin)
He took one of them by the elbow into a window. "Were you in your seat at nine?" Tonio asked. "At nine," said the Harlequin, "I was in my seat, sir, with my nose in my cards." Tonio thanked him, walked round the pillar, and met a Harlequin coming the other way. He put it to him again. "At nine," said this one, "I was on the stair, sir, behind a gold coat." They looked round the pillar at each other. "Damn," said both. They had wagered two hundred with the whole of the Zattere to pass for one man until midnight, and had been living upon one supper, one stool and one mistress since noon.
+ [Promise to keep their secret #match: promise, secret, wager, silent #id: promise_twins]
    ~ two_golds = true
    ~ proof = proof + 1
    "Then we'll pay you in kind," they said, by turns. "The gold coat went up the stair tall." "It came down stout." "It had been hung up in between." "And the tall party came down after it." "In a beak."
    -> rounds
+ [Ask which of them is the elder #match: elder, older #id: elder]
    "I," said both, and then neither spoke, and Tonio saw that he had got at last to the thing which they'd really been betting on. Behind them the Doctor went by, and the two turned, together, to look after him. "He had another hat at nine," said one. The other trod upon his foot.
    -> rounds
+ [Call the debt to the Zattere in #match: expose, debt, reveal #id: expose]
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
+ [Ask him to unmask #match: unmask, duel, his mask, mask off, his face #id: ask_unmask]
    ~ proof = proof + 1
    By the custom of the house that's a duel. "At dawn, then, on the Lido," said the Doctor, and bowed, and held out his hand upon it, the left. "I should have to bring a second. I have not known anyone for three years. Would you do it?"
    -> rounds
+ [Ask if he would let Tonio hang for it #match: hang, blame, arrest #id: let_hang]
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
+ [Claim the hour until midnight #match: law, hour, midnight, claim #id: law]
    "By the law of Carnival, no mask may be taken before the bell," said Tonio, "and no man may be charged who can't see his accuser's face." There's no such law. But it was so like one that the captain ordered himself a chocolate.
    -> rounds
+ [Stake himself on one card #match: stake, card, wager, bet, cut #id: stake]
    ~ wager = true
    "Cut for it," said Tonio. "If I lose, I've done it. If I win, you have your man from me at midnight." Missier Grande cut the king. Tonio turned up the deuce, that beats it at no game at all, and the captain looked from one to the other, and at the clock, and at the fire. "You'd not have showed me that if you were guilty," he said. "Midnight."
    -> rounds
+ [Hold out his wrists #match: wrists, surrender, hold out, arrest me, give up #id: wrists]
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
+ [Look once more at every hand #match: hands, fingers, every hand, their hands #id: look_hands]
    The Moon's shook. The twins' were in each other's pockets. The Doctor had laid his right upon the table, openly, palm up, like a thing he was handing in. And the lady's, gloved, lay near to Tonio's own, by about the width of a card.
    -> bell
+ [Count the stakes #match: stakes, count, money, chips, bank #id: count_stakes]
    There were seven. He'd known it since a quarter past nine. Someone had anted for the dead man, so that he shouldn't be turned away: an honest sequin, with a tooth mark in it.
    -> bell
+ [Pour the captain the last chocolate #match: pour, chocolate, captain, delay #id: pour]
    It gained a minute. In the course of a minute, at a table, everyone will look at the one person they're most afraid for. Tonio followed the eyes round like a ball in a bowl, and they stopped at himself.
    -> bell

=== bell
~ here = "table"
~ present = (tonio, lucrezia, moon, doctor, harlequin)
{confession:
    ~ present = (tonio, lucrezia, fox, moon, doctor, harlequin)
}
The first stroke came across the water.
+ {proof >= 2} [Name the Plague Doctor #match: plague, accuse, killer, guilty #id: accuse]
    {dry:"Peg nineteen," said Tonio.|{faro:"The Doctor will show us his right hand," said Tonio.|"The gentleman who came late," said Tonio.}} He hadn't raised his voice. He never did, for the last card.
    -> ending_buried
+ {kept} [Go down to the Fox's boat #match: fox, boat, sister, nun, convent #id: boat]
    There were eleven strokes to come. He walked, not fast, toward the thing of which he was most afraid.
    -> ending_sister
+ {why and CHOICE_COUNT() < 3} [Slip the Doctor the key of the gate #match: key, slip, free, escape, water gate #id: release]
    Under the cloth he put the water-gate key in a hand that couldn't feel it. He had to close the fingers over it himself.
    -> ending_water
+ {lady and CHOICE_COUNT() < 3} [Offer the lady his arm #match: lady, arm, lucrezia, wife #id: arm]
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
#topic: tonio, zen, antonio, dealer, barnabotto, who am i, how old is tonio, how old am i, my age
{Antonio Zen, thirty-six: a nobleman of the sort that lives at San Barnaba on the charity of the state and deals cards for it. He once lost a fortune sooner than cheat a cheat.|He remembers every hand he ever dealt, and no birthdays. He's afraid of the Ten, of water, and of a lady in white.} -> DONE
=== t_lucrezia
#topic: lucrezia, lady, lady in white, wife, former wife, know the lady, tonio know the lady, does tonio know, black glove mean
{She was his wife for six years, and right about most of it. She speaks in wagers. A white moretta, and one black glove, on the left, which she keeps in her lap.|There's no one who sees a table better, unless it's he. They used to go home without a word and lie awake, comparing.} -> DONE
=== t_fox
#topic: fox, nun, arcangela, sister, san zaccaria, convent
{A red fox mask over sandals. In Carnival the convents look the other way until the bell. Sister Arcangela makes lace, opens locks, and hears more through the grille of San Zaccaria than the Three do in a year.|She never states anything. She only asks. It's astonishing what one has told her by the end of it.} -> DONE
=== t_moon
#topic: moon, senator, querini, behind the moon, the moon mask, moon mask, moon's mask
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
#topic: card, seven of coins, seven, coins, on the card, the card, which card, what card, card mean
{A common card from a common pack, the seven of coins; it isn't from Tonio's, whose sevens are all at home. It's the sign that a person shows who has come to buy a secret.|It had been held by bare fingers earlier that evening, and by greasy ones after.} -> DONE
=== t_poison
#topic: poison, poisoned, wolfsbane, cup
{glove:{Wolfsbane in lard, in the fingers of the right glove. First it numbs, then it climbs. Whoever spread it with a bare hand will have a hand asleep.|It's what they put down for wolves in the Cadore, and for fathers.}|{His coffee's half drunk. Everyone looks at the cup. In Tonio's trade, where everyone looks is where the card isn't.|It took him between one breath and the next. He'd had a quarter of an hour of something being wrong with his fingers.}} -> DONE
=== t_ridotto
#topic: ridotto, house, hall, casino, san moise, venice
{The Ridotto at San Moisè, by order of the Great Council: ten tables, a coffee room, a green room for the ruined, a cloakroom and a water gate. Everyone must be masked but for the dealers, so there shall be somebody to blame.|It'll be closed for good in a few years, for morality, to the great surprise of the tables.} -> DONE
=== t_midnight
#topic: midnight, bell, carnival, unmasking, happens at midnight, happen at midnight
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
#topic: where am i, where are we, this place, what place, look around, around the hall, around the room, look around the hall, what planet, what country, which country, what city, which city, what town
{ here:
- "table": {Table four of the Ridotto, at San Moisè, in Venice: a green cloth, a branch of candles, seven stakes; six masks about him, and a dead man bowing. Behind them were ten tables and their gilding, a stair, the pegs, the coffee room, a green room for the ruined. Every way out of the hall had a mask standing in it.|Table four, as he had sat at it for nine years. He saw it tonight as somebody else might who'd been carried in and set down there: so many hands in the light, and above them nothing that one could swear to.}
- "pegs": In the cloakroom: marble, brass, a girl with a novel, and forty-four cloaks hung up to drip like a bad conscience. There was one place in the row where it did not.
- "coffee": The coffee room, at the small table by the sugar, where ladies came who wished to speak with their own mouths. A clock on the wall was slow, from kindness.
- "green": The Chamber of Sighs, upholstered in green, for the ruined. It had one good chair, and it was taken. There was a spittoon, and a view of the passage to the pegs.
- "gate": On the steps of the water gate, in the dark, with his back against the wall. The canal was two treads down and breathing. A boat lay in it that was waiting for somebody.
- "window": In the window bay behind the pillars, where the rain was. One could be overheard there only by Venice.
}
-> DONE
=== a_when
#topic: time is it, what is the time, what's the time, hour is it, day is it, date is it
{
- midnight: Close on twelve, the last of Carnival. One could see them all listening for it.
- guards: After eleven, and the captain's watch and the coffee-room clock had ceased to be on terms.
- hour > 1: Past ten, on the last night of Carnival, by the candles; the house was careful never to own two clocks that agreed.
- else: A little after nine in the evening, on the last night of Carnival. At midnight everybody would have a face.
}
-> DONE
=== a_past
#topic: happened here, what is going on, what's going on, happened tonight, happened last night, happened so far
{
- doctor_room: An Inquisitor of State had come in gold to buy a secret, and had sat down in a chair that was being kept for him by his death. So much had been got out of a doctor.
- glove: A man in a gold mask had been killed by the glove upon his own hand, between one deal and the next. Whoever greased it had touched it bare.
- else: A seventh mask had sat down at a table of six, and died of it, without anybody's having laid a hand on him. In his fingers was a card from someone else's pack.
}
-> DONE
=== a_why
#topic: who am i, why am i here, what am i doing here, what am i here for, my job, my work, his job, tonio's job, supposed to do
He dealt; that was what he was there for. The state let its poorer nobles hold the bank at the Ridotto, barefaced, so that someone could be known. At eleven the guards would come, and they would want somebody known. -> DONE
=== w_lucrezia
#topic: want lucrezia, lucrezia want, lady want, the lady want
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
{!Tonio did it, without haste, and knew by the silence at his back who'd been watching. It had two halves, like the sound of one pair of shoes being put down where there ought to be four.|He did so in the way he squared a deck, so that afterwards it seemed always to have been that way; and a candle hissed, and in the quiet he heard that over by the pegs the dripping had a gap in it.|It took a moment. When he'd finished there was, somewhere at the back of him, a very small sigh. So somebody had been holding his breath.|Tonio did it bare-faced, there being no other way open to him. At the next table a lady in a cat's head began to lay money on what he'd do next.|It was done, and the room approved, as it would have approved of anything. Only the white fan had closed. It had seen something past his shoulder; he turned in time for the swing of a waxed hem.|He went about it with the tips of his fingers, which were, he thought, by now the last honest men in the place. They told him that the cloth here was greasy.|So that was that; and not one of them asked why. It's in what a mask doesn't ask that one has it. He went along them again in his head, and stopped at the fifth.|He had done odder things for the state. As he straightened up the rain came down on San Moisè with both hands, and he thought of cloaks.} -> DONE
=== r_tonio_say
#react: tonio say
{!He said it drily and to nobody. At the next table somebody raised their stake; and somebody at his own, he noticed, drew in a hand.|Tonio said so. It was the truth, and it made, as it generally did with him, a small hole in the talk. Everyone but one looked into the hole. That one was looking at the clock.|He put it in four words, where a senator would have needed Corfu. The fifth, which he'd kept back, was a number: thirty-one.|"I mention it," said Tonio, "because you'll none of you be able to say that you weren't told." A beak, a moon and a snout came round to him, like weathercocks when the wind has made up its mind.|It was heard. It went up the table to the left, and when it had got back to him by the right it had become somebody's alibi.|He let it fall in the way one lets fall a card. The twins each took it for meant for the other.} -> DONE
=== r_tonio_ask
#react: tonio ask
{!He turned the question over and looked at its back. It was marked, in one corner, with something like lard.|Tonio asked himself that, and dealt himself an answer; it was a card he'd seen before that evening, in a bare hand.|It wanted a hand to tell him, and not a mouth. He looked about him for one that was being kept out of sight.|He'd have given a sequin to know; it was the one he had. There were six people in the house who knew a sixth of it each, and every one of them told the truth, so he'd observed, about somebody else.|He put it to himself as he would have to a new player: who came in dry? Who sat down in a warm chair?|One ought to ask it in the coffee room, where they take off what they talk through.} -> DONE
=== r_tonio_leave
#react: tonio leave
{!Tonio got as far as the door. The footmen were sorry. Everyone else had a mask to leave in.|He'd have liked to be in bed, at San Barnaba, under the drip. It didn't look likely.} -> DONE
=== r_lucrezia_act
#react: lucrezia act
{!"Two to one you regret that," said Lucrezia, "and I'd like some of it." She had leaned over, though, by the width of a card, so as to have it too.|She moved her stake out of his way with one finger. It was the gloved one, and it left, on the green, a touch of violet.|Lucrezia's fan opened by three sticks, which in their marriage had meant "go on"; and then by a fourth, that had meant, "not you; the one behind you."|"I'd have bet against it," said she, "and paid." Her eyes had gone, with the last word, to somebody's cuff.|"Evens that they all saw," said Lucrezia. "Ten to one in favour of just one of them's minding. Look at the chins."|She watched it out. "You do that better than you did," said she. "Who's been losing to you?" and under the lace her foot found his, and pressed it, twice, in the direction of the door.} -> DONE
=== r_lucrezia_say
#react: lucrezia say
{!"I'll give you five for the first half," said Lucrezia, "and for the other half, if it's about the man in gold, I'd go to ten."|"Done," she said at once, and then looked as though she'd meant something else.|"Say that in front of witnesses and I'll double it," said Lucrezia. "Say it by the sugar and I'll tell you what it's worth."|She tapped the table once for another card; it had always meant, tell me more.|"That's the third true thing that's been said in here since eight," said Lucrezia. "I'd lay you heavy odds you can't name the second."|"You're showing your hand," said she, very low. "Show it that way. They'll none of them believe it."} -> DONE
=== r_lucrezia_ask
#react: lucrezia ask
{!"What will you stake on my telling you?" said Lucrezia. "No, more than that. Come and drink something, and I'll say it without teeth."|"A true answer about me is a hundred. About anyone else you may have it for love," she said, and coloured. "The silver one's ruined. Start there."|"Guess," said Lucrezia, "and I'll tell you how cold the water is. You are at about the ankle."|"Odds or evens?" she asked him, and showed him a closed hand. It was the gloved hand. He understood that it was an answer, and that it wasn't the time.|"Somebody who held cards last week as you'd hold a wrist," said Lucrezia. "I've been asking myself that too. I'd two sequins on its being you."|"Who has come in from the wet, and who hasn't?" said Lucrezia. "I only count it. It's you who remember."} -> DONE
=== r_lucrezia_leave
#react: lucrezia leave
{!"You left the last time too," said Lucrezia. "No, I did. I'd have lost money on that."|"Seven to four I see you at midnight," she said, and put the button between her teeth.} -> DONE
=== r_fox_act
#react: fox act
{!"Is that how they do it outside?" asked the Fox. "Would you do it again for a poor sister, and stand a little more in the light, so that one could see who's looking?"|The Fox clapped her small square hands, looked for a prioress, and clapped again.|"Wouldn't a hairpin be quicker?" she wanted to know, and had one. It had, caught in its bend, a shred of gilt.|She crossed herself, merrily, as others beat time. "And did you notice," said the Fox, "which of us shut his eyes?"|"Might I hold the candle?" asked the Fox; and held it so that it lit, as if by accident, the chalk on someone's fingers.|"Is it allowed?" said the Fox. "And if it isn't, shall we be quick, for have I not a boat at the bell?"} -> DONE
=== r_fox_say
#react: fox say
{!"And did that feel better, once you'd said it?" said the Fox, from sheer habit. "Do they not always, just before they tell one the rest?"|"Might one repeat it," she asked, "at the grille, to those one can trust, or to the others?"|"Is it a venial thing, or the other?" said Sister Arcangela with interest. "Would you care to know how many said it to me last Thursday?"|The mask tilted. It could be seen that she was learning it by heart, to put with something that she had.|"Suppose that he heard you?" said the Fox. "The dry one? Would he be sorry, do you think, or only tired?"|"Shall I pray for it or against it?" the Fox inquired.} -> DONE
=== r_fox_ask
#react: fox ask
{!"How would a housemaid know?" said the Fox. "And if she did, might it not be told more easily by the water, with nobody's beak in it?"|"Don't you think it's the asking that's the sin?" said the Fox. "Or is it just the answering? And which of us should you say has done more of it by Thursday noon?"|"Whom have you asked already? And did he look at his shoes?" said she. "Or was he in shoes that hadn't been out?"|"Shall I tell you what I told the bishop?" said the Fox; "that one should look in cupboards for a thing that's hung up?"|"Would a man that's buried need a hat?" said the Fox, and put her hand to her mouth, outside the mask.|"Isn't it odd," she asked, "how they each tell you the truth, so long as it's someone else's?"} -> DONE
=== r_fox_leave
#react: fox leave
{!"Must you? And who'll tell me how it ends?" said the Fox.|"Will you say one for me, at the bell?" she asked. "I'll be running."} -> DONE
=== r_moon_act
#react: moon act
{!"In my grandfather's day," said the Moon, "a man who did that would have been voted a statue, and a, and one would have been told whom he did it for."|The Moon rose to applaud, recalled his stockings, and applauded sitting; and by that Tonio saw that his gloves were in his pocket. He'd been told by somebody to keep them off.|"Bold, sir! I am reminded of, ah," said the Senator; and it could be seen going past him, whatever it was, in the direction of the Doctor.|He lent his support, with one arm, to the general effect. The signet had gone from it.|"I should have done as much," the Moon declared, "with forty men." He had moved his chair up. He seemed glad of something's being done by somebody.|"Hear him!" said the Moon; and as nobody had spoken, he looked at the gold mask, and grew a shade less silver.} -> DONE
=== r_moon_say
#react: moon say
{!"Nobly put! It lacks only the," said the Moon, and sought it in the chandelier, and found there, to go by his chin, a creditor.|"I said as much in the Pregadi," he declared. "I rose, and I said, gentlemen, I said, not for salt."|"You touch me there, sir. You touch me where I have been most," said the Moon; "that is, I don't say that there's a price."|He took a breath such as they used to take at Corfu. "He's dead, then," said the Moon, quite simply. "That is what it comes to. He'll not be saying anything."|"I stand behind every word of that," the Senator said, "or a little to one side. The Doctor always tells me, to one side."|"That shall be carved," said the Moon. He laid a hand on Tonio's sleeve; it shook. "You would come and say that to me in the green room, would you? There's a fire."} -> DONE
=== r_moon_ask
#react: moon ask
{!"A question! There was a time when they'd bring me those upon a," said the Moon. "The lady passed something. I say so because one's bound to."|"To that I shall reply with one word," said the Senator, "and that word, sir, is one which I have been advised against."|"Of myself I say nothing. Of the others, I could a tale," and he glanced at the door, and the white mask in front of it.|"I'm not at liberty," said the Moon. It was the only sentence he'd finished, and it was a lie; he was at very little else.|"My physician could tell you," said the Moon. "He comes to me for nothing. It's extraordinary how he comes in, in all weathers, and never leaves a drop upon the."|"Ask me in there," said the Moon, of the green room. "They can't hear one in there. They've all stopped."} -> DONE
=== r_moon_leave
#react: moon leave
{!"Farewell! And should we not meet again, tell them that I," called the Moon after him.|"You'll find me in the good chair," said the Senator. "I shall be found in it."} -> DONE
=== r_doctor_act
#react: doctor act
{!The Doctor observed it as one does a symptom. "Carry on," said he. "It's only when they lie still that I'm wanted." He had changed hands, to hold his cane.|"Gently," said the Doctor. He kept his right hand within his sleeve, and nodded with the beak to where Tonio's own might be hurt.|Behind the lenses something took an interest, and was told to lie down.|"I'd wash, after that," said the Doctor, with real concern; "in wine, if there's no one by to laugh."|He followed it to the end. "You have good hands," said the Doctor. "I had. One was told to be careful of them."|"No, you don't disturb me," the Doctor said. "It's a long time since anyone did a thing in front of me without looking over his shoulder." He was looking over his.} -> DONE
=== r_doctor_say
#react: doctor say
{!"I'll take your word," said the Doctor. "It's pleasant to be told a thing without being asked to sign for it."|"So one says at first," the Doctor answered. "It passes off in about a year. It took me three." He appeared to regret the number.|He inclined the beak. It made it look like agreement, as it does with herons; a little dust came off.|"If that's true you should tell it to somebody who's alive," said the Doctor. He coughed. "I mean, to somebody with influence."|"One might have that read out," said he slowly. "Once; aloud. It's all that they ever need, I've found. It is so rarely done."|"You put it fairly," said the Doctor. "I had heard that of you. I wish that I'd heard it before nine."} -> DONE
=== r_doctor_ask
#react: doctor ask
{!"I was with a patient," said the Doctor. "I should so like to have been. As for the Senator, there, he was wishing somebody dead."|"Ask the Harlequins. And ask them twice; it's good for them," said the Doctor. "They saw a stair."|"You are asking a man his profession in a mask of it," he said. "I'm a doctor. They let one keep that. It was the name they had a use for."|"Late? Yes," said the Doctor. "I came a great way. By the back." He had looked, before he could prevent it, toward the pegs.|"Of what did he die? Of what they all do: of someone's having had the time," said the Doctor. "You might look at what he had on."|"I'll answer that by and by," said the Doctor. "By and by I think I shall answer for everything. Ask the lady what her glove's for."} -> DONE
=== r_harlequin_act
#react: harlequin act
{!One Harlequin copied him; the other copied the copy, with improvements, and for a moment both forgot which was to be there.|"He's cheating," said a Harlequin. "He isn't," said a Harlequin. "Two sequins." "On which of us?"|They tumbled out of the way, and into it; and out of somebody's sleeve there fell half a coin, that fitted the half on the table.|"Again!" cried the one by the window. "He's done it already," said the one by the door; who was, on a second look, the same one.|A Harlequin held his coat-tails. "We had a fellow do that on the stair at nine," he said. "In gold," said another voice. "Sh."|They did it with him, left and right, like a pair of andirons, and gave the Doctor, as he passed, rather more room than they gave to anyone else.} -> DONE
=== r_harlequin_say
#react: harlequin say
{!"Well said!" cried the Harlequin on his left. "By whom?" said that upon his right. "By one of us, I hope, I've money on it."|"We agree," they said. "That is, I do."|A Harlequin wrote it down on the other's back, and under it, "tall up, stout down," and rubbed that out.|"Two hundred that you can't say it to his face," said a Harlequin. He jerked a thumb at all the beaks in the room.|"You've the advantage of us," said the first. "You've one head to keep it in," the second said.} -> DONE
=== r_harlequin_ask
#react: harlequin ask
{!"Yes," said one Harlequin, and then, from the far side of the pillar: "No." They'd have to be asked one at a time.|"Ask my brother," said the Harlequin, and bit his lip. "That is, ask me later; by the window; round the pillar."|"At which end of the table would you like it answered?" said the Harlequin. "At this one I saw nothing. At the other, I dare say, a coat."|"At nine?" they said, before he'd named an hour.|"It'd cost us two hundred to tell you," said a Harlequin. "But for a gentleman who could keep a secret," said a Harlequin.} -> DONE
=== meanwhile
#meanwhile
{!A quarter struck from San Moisè, and all the masks looked to the dealer, as they did when a deal went on too long.|Behind one of the doors a guard shifted his halberd from one shoulder to the other, and yawned, and was hushed.|A candle burnt down to its pin and put itself out. The shadow that it left had one more elbow than there were guests.|On the canal a boat bumped along the wall of the Ridotto, feeling for the water steps in the dark.} -> DONE
=== r_act
#react: act
{!It was done, and the candles leaned to see it. By the time that they'd straightened there was one more smell in the room, of tallow, and it wasn't theirs.|Nobody had observed it; that is to say that six hundred masks had, and that a hem had gone round the corner of the passage.|It went off quietly. Behind the wainscot a stair creaked, where there wasn't one on the plan.|He got it done between two strokes of the quarter. On the second the lady's fan came down, like a gavel.|When it was over his fingers smelled of lard; and he had touched no food that day.|It would be talked of tomorrow as what he had been doing when it came out. At the time there was only rain, and one dry footmark.|He had done it before he'd decided to. That was instinct, and his was worth listening to: it had brought him round with his face to the pegs.} -> DONE
=== r_say
#react: say
{!It was said to the rain, which had it already, and passed it on to the gutter, which told the canal.|There was no one there to hear but the gilding; and, in the gilding, a spyhole, with an eye to it.|The words hung about, like people at a door. After them there came in a smell of wet wool.|He'd said it in his own voice. It was the only one in the building that could be recognised.|A chip was laid down, somewhere, with decision; someone had bet on his being right.} -> DONE
=== r_ask
#react: ask
{!Nobody answered. A city that's masked for half the year gets into the way of it; but there's a row of brass pegs in it that can't lie.|It was a question for a pair of hands. He thought of six, and that he had yet to see one of them without its sleeve.|He'd ask it in the coffee room, or in the green one. At table nobody says anything to a man whom they can see.|Outside a bell tried its tongue and was hushed. He had till then.|It had an answer. It was hanging up somewhere, with a number on it.} -> DONE

// What readers do
=== n_masks_look
#topic: look at the masks, watch the masks, watch them, study them, their hands, look at their hands, look at the players, watch the players, their faces
{midnight or bell:He went round them once more, from the left, as in a deal. Ten hands, counting the Doctor's as one. Four of them were afraid for somebody; there was just one that had nobody to be afraid for, and it lay with the palm up.|He went round by the hands, from the left. A signet that had been pawned and pawned again. Needle pricks. A thumb and forefinger in chalk, the others gloved. Two left hands, bitten alike. A black glove, quite still. There was one thing about all of them that wasn't as it should be, and it was this: no one's had moved toward the cup.} -> DONE
=== n_touchbody
#topic: touch the dead man, feel his pulse, pulse, check his pulse, touch the body, shake him, wake him, move the body, lift his head, his neck
Tonio laid two fingers inside the collar, above the lace. Warm as a loaf. The plumes stirred, but that was the draught. Under the ear, where the gilding ended, was a line of sweat that had gone cold before the rest of him, as though he'd known for a quarter of an hour that he had bad cards, and had been too well bred to lay them down. -> DONE
=== n_cup
#topic: cup, coffee cup, smell the cup, drink the coffee, taste, sniff, smell, the coffee, saucer, glass
He bent to it with his hands behind him. Coffee, cloves, nothing. It had been drunk down to one half, from the left side, and there was the print of a lip. On the right-hand side of the saucer was another print, the thumb's, and it shone. There was no grease in coffee. Nor had the gentleman eaten anything with his gloves on. -> DONE
=== n_corpsehand
#topic: dead man's hand, look at the hand, glove, his glove, the glove, look at the glove, gold glove, look at his hand, take off the glove
{glove:It lay under its napkin, among the chips. He didn't need to look again; he kept wiping his own on his breeches.|The hand lay upon the felt, palm down, with its fingers drawn up; it had died before the rest of him, he'd have said, and he had gone on staking round it. Gilt kid. Between the second finger and the third there was a dark place where the gilding had been eaten. One might look into that, with something longer than a finger.} -> DONE
=== n_stakes
#topic: count the stakes, stakes, stake, chips, money, sequin, count the money, the bank, take the money, steal
Seven, where by his reckoning there had been six: a flourish of a ducat; a button; a plain chip laid by rule; two halves of one coin, from two directions; a lady's, on edge. And before the gold mask an honest sequin with a tooth mark in it. No Inquisitor ever bit his money. Somebody had staked that for him, and someone poor. -> DONE
=== n_pockets
#topic: pockets, search him, search the body, search the dead man, his pockets, search his pockets, purse, rob
He had it done under the eyes of two footmen, so as to be hanged for one thing at a time. A handkerchief with the corner cut off it. A pencil, much used. A purse, not. And a sheet of paper folded small, on which there was nothing written at all but a place for a name. -> DONE
=== n_shuffle
#topic: shuffle, deck, the deck, cut the cards, deal, deal a card, cards, look at the deck, count the cards, square the deck
He shuffled. It was what his hands did while he thought. They knew that deck as a widow does her stairs; fifty-two, all at home, sevens and all. So the one on the felt had come from some other pack. He turned it over with a nail. On the back, very small, in violet, somebody had inked a tick. -> DONE
=== n_clock
#topic: clock, watch, look at the clock, the time, candles, look at the candles
The candles said twenty past, and the coffee-room clock, for the losers' sake, ten. He watched the wax. It came to him that a mask who wished to have been elsewhere at nine would need only to have been seen in the wrong room, and that the Doctor, when he came late to the table, had remarked upon the hour without being asked. -> DONE
=== n_guards
#topic: call the guards, guards, police, call for help, shout, scream, yell, help, for help, cry out, raise the alarm, footmen
{guards:He had them already. They were drinking chocolate, twelve of them, with their hats on, and each had by now had a good look at the only man they'd know again.|He lifted one finger, and a footman bent to it. "There's a captain in the guardroom of the Ten, Excellency," the man breathed. "He comes on at eleven. He'll be sent for as a matter of, and he'll want, as a matter of," and his eyes rested kindly upon Tonio's face. It was the only one he could see.} -> DONE
=== n_lady
#topic: look at the lady, look at the lady in white, at the lady, watch the lady in white, watch the lady, look at lucrezia, her glove, black glove, her hand, look at my wife, stare at the lady
{lady:He looked. She'd known that he would, at about this card, and she had turned her head so that the candle was on the side with the new line.|She held herself as she used to when she was holding four of a kind. White velvet, no mouth; one black glove, the left, on a woman who'd always said that gloves were for people with something to sell. Along the seam of the thumb, from within, a stain had come through. It was violet.} -> DONE
=== n_askhap
#topic: what happened, what he saw, he saw, what she saw, she saw, what they saw, where he was, where she was, where they were, what did you see, did you see, what do you know, what they saw, who did it, who killed him, did you kill, question them, interrogate, question everyone
{{present ? moon:He put it to the table. "I saw," declared the Moon; and the Fox asked what it was to see; and two Harlequins had been looking at each other. The lady named odds. It went round so, to the left, like a deal. "I was late," said the Doctor. He'd answered last, and was the only one who had answered something that hadn't been put to him.|He asked it of the air, as he'd have said "Your stake, sir?" to a chair that was pushed back. It was by hands that he would get his answer. He had six pairs of them to choose from; less, he thought suddenly, one.}|He asked it a second time, of whoever was nearest, as one asks for a card that one knows to have been played. "A bow," came the answer. "It went on bowing." "And before the bow?" There was a stir of silk. Before the bow, it turned out, everyone had been looking at his own hand, as people do at table; but for a dealer, and one other.|"I was a long way off," he was told; "I was in my cards; I was on the stair." They weren't lies. He had them by now as he'd have had a suit: five of them true, so far as they went, and the sixth too good. Nobody remembers so exactly what o'clock it was when he was innocent.} -> DONE
=== n_sit
#topic: sit, sit down, take a seat, chair, seventh chair, stand up, rest
{ here:
- "pegs": He sat upon the bench among the galoshes. From there one saw the cloaks as a child sees them: hem after hem, each with its fringe of drops. There was one hem that made no pool.
- "coffee": He took the chair that was against the wall. She had left him that; she had always let him have the one from which the door could be seen.
- "gate": He sat, on the top step of the eight, with his boots drawn up. The water felt about for him below, and found an oar, and knocked with it.
- "green": The bad chairs had been arranged in a horseshoe. Somebody had carved in the arm of his: ALL BUT MY NAME. And beneath, in another year: THAT ALSO.
- else: Tonio sat; a dealer does. In front of him was the green, and over the edge of it, by candlelight, everybody's cuffs. From that height the gold mask still looked like a gentleman considering. Only its chair stood closer than he'd left it, by a hand's breadth, as a shorter man would draw it in.
}
-> DONE
=== n_wine
#topic: drink, wine, eat, coffee, brandy, chocolate, food, hungry, thirsty, glass of wine, supper
A waiter brought it, on the tray with the feet. "The gold gentleman had nothing, Excellency, after his first cup," he murmured, as if it were a reflection upon the house. "And before that? When he'd his gloves off, he was such a one for the almonds." He seemed to hear it for himself; he took the tray away at a slant. -> DONE
=== n_window
#topic: window, out of the window, look outside, the rain, rain, curtain, view, look out, balcony
He put his forehead to the glass. The canal was pocked like a senator. Nothing had come up to the steps since the Ave Maria without getting wet through: two sedans, a priest, a dog. Under the arch opposite a sandolo lay waiting, with a lamp in it and somebody small asleep on the nets. It had been told to be there before the bell. -> DONE
=== n_run
#topic: run, run away, flee, escape, leave the hall, go outside, outside, get out, hurry, door, doors, open the door, the door
He walked to the great doors, as one walks who isn't running. The footmen were sorry. "With a mask, Excellency, anyone might go out," said the elder, who'd a son of his age. "It's only that you'd be noticed." On the mat lay the prints of all who had come in that evening. He counted, from habit. There was one pair fewer than there were guests. -> DONE
=== n_pray
#topic: pray, prayer, cross myself, god, amen, confess, kneel
He said an Ave, under cover of the deal. It's a thing one can do with the lips shut. Across the felt a bead of something slid from the Fox's finger on to her thumb, in time with it, and at "the hour of our death" she'd got there first. Beneath the beak the Doctor's lips were moving too. He'd left out a line. -> DONE
=== n_listen
#topic: listen, hear, overhear, eavesdrop, ear, sounds, noise, whispers, listen to the masks
{ here:
- "pegs": Drip, drip, on forty-three notes. Behind the girl's novel there was a small door in the wall that breathed; someone on the far side was coming down a stair with a candle, and when he stood still, it stopped.
- "gate": Water, under the boards, under the steps; the plash of somebody's ring on a gunwale. A good way off a man was trying a bell rope to see if it had swelled with the wet.
- "coffee": Spoons; the rain on the skylight; two ladies with their mouths full. From the passage there came, as somebody went by, the squeak of a wax cloth that has never been wet.
- "green": A log fell. "And never, in all that time, so much as one," a voice told the fire. No one took it up. It's a room for people who have stopped listening, and one could therefore have said anything there.
- else: He let his eyes go dull, and heard the room. Silk; a cough; chips. "Two hundred that he holds till twelve." "Would it be a sin, to know?" And behind the pillar a pen, scratching. Someone at a faro table, among dead men and ruined ones, was writing a letter.
}
-> DONE
=== n_hide
#topic: hide, behind the pillar, under the table, behind the curtain, crouch, duck, conceal
He got behind a pillar; and it was already in use. A Harlequin begged his pardon. From there one had the stair that goes down to the apothecary's in the Frezzeria, narrow and dark, and on its second step a smear of something white. It was chalk, or plaster, of the kind that comes off a beak when one ducks. -> DONE
=== n_mask
#topic: put on a mask, wear a mask, disguise, cover my face, mask myself, put on the mask, borrow a mask, my face
He held a plain white one up before him, out of the box where they keep those that are left behind. It smelled of other people's suppers. In the glass was no one, and it was astonishing how restful that was; and how the whole hall at once stopped looking. So that was how it had been managed. One hung a man up on a peg, and one put him on. He laid it back. -> DONE
=== n_gate
#topic: water gate, to the water gate, boat, the canal, gondola, steps, row, down the steps
{gate:He knew the eight steps by now. He had got as far as the fifth, which for a Zen wasn't nothing.|He went as far as the top of the steps, and held to the ring. There were eight; the lowest two were under and one saw them waver, like the fingers of somebody treading water. On the fourth were the marks of small bare feet in sandals, going up, wet. He'd not have thought that anyone would come to the Ridotto by there.} -> DONE
=== n_self
#topic: talk to myself, to myself, mutter, think, remember, recall, go over, what do i know, reason
Tonio told it over as he would a coup. The gold mask sits at eight; bare hands, almonds. It goes out at a quarter to nine. It comes in at nine, in gloves. It dies. "Then who," he asked himself, "was I dealing to?" And his hands, which had been at it without him, turned up the seven of swords, and stopped. -> DONE
=== n_undercloaks
#topic: look under the cloaks, touch the cloaks, feel the cloaks, cloaks, coat, my coat
{here == "pegs":He put his arms in among them, to the shoulder, and went along so, like someone wading. Wet, wet, wet. They clung. Then, two thirds of the way, his hand came out into a hollow that was warm and dry as a church, and smelled of lard and Lent; and on the other side was wet again.|They were all in the cloakroom, on brass, with numbers. He had his own upon a nail by the kitchen, where the dealers' hung. Nobody would trouble to put on that one.} -> DONE
=== n_trycloak
#topic: try on a cloak, put on a cloak, wear a cloak, steal a cloak, try on, take a cloak, put on my cloak
{here == "pegs":He took down the Senate's, number seven, and put it about him. It was the weight of a drowned dog. Water ran down inside his collar, and his arms shone to the elbow; anyone who had come in tonight from the street would have been as wet as that. He thought of the beak, at table four, which shed dust.|He had a page bring him one, off the pegs, any one. It dripped so that the boy left a line on the floor, as if he had been ruling off a column.} -> DONE
=== n_light
#topic: light a candle, candle, snuff, lamp, put out the candles, blow out, torch, darkness, lantern
{"pegs coffee green gate window" ? here:He took a candle from its bracket and held it out at the length of his arm. It burned straight; there; and there. But nearer to the floor it lay over, all at once, as if somebody had opened a door below. There was a stair, then. There's always a stair, for the servants and the dead.|He took up the branch from beside the deck and moved it along the cloth, slowly, as if to trim it. Rings lit up one after the other, and went out. At the Doctor's place nothing did. He had drawn in his sleeve as the flame passed, on the right; not as one does from heat. He had looked to see first where the hand was.} -> DONE
=== n_attack
#topic: attack, hit, fight, sword, dagger, knife, pistol, punch, threaten, duel, grab, seize, strangle, slap
He had a dealer's wand of lemon wood, for drawing in the chips; he found that he was holding it by the wrong end, as one holds a stiletto. It was seen. The Moon said "Corfu!" and stood up. The twins changed places, twice. But there was one that had merely looked, with sympathy, and had turned his chair a little, so as not to have his back to the wall; as they do who have once been taken from a bed. -> DONE
=== n_sing
#topic: sing, whistle, hum, dance, music, minuet, violin, song
The fiddlers had stopped, up in their box, with their bows in the air. He nodded to them, and they struck up where they'd been; it's in their contract. People revolved. And through the entire figure, heel and toe, one thing in the hall kept the time of some other music, slow, four in a bar: the fingers of a right hand, being tried, one by one, inside a sleeve. -> DONE
=== n_search
#topic: search, search the hall, look for clues, clues, clue, floor, look under the table, under the table, carpet, investigate, examine the table, felt
He dropped a chip, in order to go after it. Beneath table four it was another evening: buckles, sandals, a darn, a bare foot out of its slipper, that drew back. By the seventh chair lay some small crumbs, yellow, like the ends of a candle. He rolled one over the boards with the chip. It left a shine. The cat, who ate anything, was sitting before it with her paws together, and hadn't. -> DONE
=== n_cat
#topic: cat, house cat, stroke the cat, pet the cat, feed the cat
She was grey, and drew a salary. She permitted his knuckles. Then she walked down the whole length of the hall, past the plumes, the sandals and the darns; at the beak she stood still, and her back rose up like a card that has been bent. One isn't afraid of a doctor, if one's a cat, or not of his hat. It would be something he'd had on his fingers. -> DONE
=== n_mirror
#topic: mirror, looking glass, look in the mirror, glass, gilding, ceiling, paintings, statues, chandelier
The pier glass behind the bank had been hung there so that players should see themselves win. He used it as he used it every night. In the glass the seven sat reversed: and now the gold mask's best hand was on the left, and it looked wrong, and it had looked wrong at nine too, and he had thought nothing of it. -> DONE
=== n_lucre
#topic: talk to lucrezia, my wife, love, kiss, embrace, apologise, apologize, touch her hand, take her hand, smile, laugh, cry, bow
It had been four years, and he'd have said that he was out of practice. His hand went an inch over the cloth. The white mask inclined, by about as much. "Three to one you'll draw back," said somebody's fan, in the old language, stick by stick; and then, when he had not, shut with a click, and pointed to the coffee room. -> DONE
=== n_write
#topic: write, note, letter, take notes, write down, read, paper, pencil, ledger, book
The bank keeps a book. He turned back a leaf. There it stood, in his own hand, from eight until nine: gold mask, won, won, lost, won; and a line; gold mask, lost, lost, lost. He had put the line there without thinking, as one does when a new player sits down. -> DONE
=== n_stair
#topic: stair, stairs, back stair, go up, upstairs, coffee room, chamber of sighs, cloakroom door, other tables, other rooms, go to the other tables
He made the round of the house, as a banker may. Ten tables, a room to drink in, a room to be sorry in, a row of pegs, a gate on the water. At each somebody in a mask broke off and smiled with his chin. It was in the passage by the pegs that he trod upon something soft, and thought, absurdly, of bread and dripping. -> DONE
=== n_running
#topic: start running, i run, begin to run, run for it, chase, run after
He did in fact run; it was for four paces, and it was the first time that anyone had seen it in nine years. The music faltered. Along the wall masks drew in their skirts; and a hem that hadn't been wet that night whisked before him round the corner by the pegs, and let fall one grain of chalk. -> DONE
=== n_pour
#topic: pour, pour myself a drink, a drink, pour a glass, brandy, glass of wine, water
He poured himself a finger of the house's brandy, from the decanter, which was safer than a waiter. It stood in the hollow of his hand and shook in rings. That wasn't he; it was the table. Somebody who sat at it had a knee that was going, up and down, like a seamstress's. -> DONE
=== n_sleep
#topic: sleep, go back to sleep, go to sleep, lie down, go to bed, close my eyes, rest my eyes, nap
He let his lids down, for the space of a deal. In that dark he always saw hands. They came by in their order, from the left, each with its little vice; and after the sixth there came a seventh, bare, scrubbed to the wrist, that took its cards up as one would take a pulse. He opened his eyes. There was no such hand at the table now. -> DONE
=== n_hello
#topic: hello, good evening, greet, say hello, good evening gentlemen, introduce myself, hi
"Good evening, masks," said Tonio; it's the form. Five of them bowed. The beak bowed too, but late, and as one bows who's been out of the way of it; in some place, it might be, where they'd called one by a number. -> DONE
=== n_wall
#topic: wall, touch the wall, ceiling, look at the ceiling, chandelier, fresco, look up, gilding, stucco, tapestry
Overhead Venice, in pink, was being crowned by Commerce. He'd looked up at her for nine years, when he was losing. One of the cherubs was a ventilator. Through it, from the room above, where they hang the hired suits until noon, there came down a thin thread of white dust, and lay along the felt before the empty hand. -> DONE
=== n_askjust
#topic: just happened, what just happened, happened just now
"A gentleman has died," said Tonio, "at cards." It went from mask to mask like a plate, and each took a little of it. "At what o'clock?" somebody wished to know; and it was somebody who had a watch in his fob, and hadn't looked at it. -> DONE

=== lost_words
#unclear
{&At the Ridotto one does not shout, and one does not mumble either. What had he meant?|A mask turned, waited, and turned back.|It had been said into felt. He would have to say it again.} -> DONE

=== hook_1
#topic: is he dead, who is dead, who died, is it dead
There was nothing in the wrist when one felt for it, and he was bowing still. At another table they would have called it manners. -> DONE

=== hook_2
#topic: how did he die, cause of death, what killed, poison, blood
There was no blood, on him or on the gold. He had breathed out once, like someone who has been told a price, and after that had not troubled to breathe in. -> DONE

// Plain questions.
=== p_year
#topic: what year, which year, year is it, what month, month is it, season, time of year
1761, and some three hours of it left that would count as Carnival. -> DONE
=== p_bare
#topic: not masked, tonio masked, tonio not wearing, not wearing a mask, no mask, bare face, barefaced, why is tonio, why does tonio
The law had it that all should go masked at the Ridotto but the dealers, so that when something happened there would be somebody to recognise. He had thought it a sensible law, up to tonight. -> DONE
=== p_leave
#topic: anyone leave, anybody leave, can they leave, could they leave, may they leave, leave before, leave the room, leave the hall, can i leave, get out
Anyone with a mask might go whenever he pleased, and nobody could have told who had gone. It was only the dealer whom the footmen would be sorry about. -> DONE
=== p_people
#topic: how many people, how many masks, how many players, how many are here, who else, anyone else, anybody else, am i alone, population
Six at the table, and a seventh who'd left off counting. In the hall, by the pegs, there were some forty more. Among them all there was one face. -> DONE
=== p_danger
#topic: dangerous, is it safe, am i safe, danger, in danger
For a mask, no. For a man with a face, from eleven o'clock, when the Ten's guards would come to arrest somebody, and would want one whom they could describe. -> DONE
=== p_have
#topic: what do i have, have with me, am i carrying, tonio have, tonio carry, what am i holding, his pockets hold
A deck, the bank's purse, which had been counted, and his own, which it would not have taken long to. He hadn't so much as a domino to pull up. -> DONE
=== p_married
#topic: married, is tonio married, was he married, why did they part, divorced, ex-wife
For six years. They'd parted over a question of cards, in which he was right. -> DONE
=== p_body
#topic: what to do with the body, move him, bow to her, why did he bow, did he bow
It had looked like manners. He had bent from the waist to a lady who'd touched his sleeve, as any man would have, and had simply not been able to stop. -> DONE
=== p_far
#topic: how far, far is it, far away
From table four it was thirty steps to the stair and forty to the water. He knew every one; he had never been allowed to take them before the bank closed. -> DONE
=== p_if
#topic: consequences
At the Ridotto the stake was shown before the card. To lay a hand on a mask cost a duel; to lay it on anything else was merely dear. -> DONE
=== p_trust
#topic: trust, whom can i trust, can i trust, who is lying, telling the truth, can tonio trust
Each of them would tell the truth about somebody else. It was about themselves that they'd come masked. -> DONE
=== p_tonio_came
#topic: did i get here, did tonio get here, came here, was i doing before, where am i from
He had come at dusk, by the water gate, which he disliked, and squared his first deck at six. -> DONE
=== p_came
#topic: did he get here, did he come, did the dead man come, when did he sit, dead man get here
Nobody could have said when he'd sat down. At a full table one counts the stakes, and not the chairs. -> DONE
=== p_charge
#topic: in charge, who leads, the boss, who decides, who rules, who runs
The state, by way of the Ten, and they by way of whoever was listening. At table four it was the dealer, until somebody lifted a finger. -> DONE
=== p_goal
#topic: my goal, my mission, the goal, the plan, objective, am i looking for, tonio looking for, clear my name
To be able to say by eleven whose hands it was, out of six pairs, since otherwise it would have been his. -> DONE
=== p_weather
#topic: weather, raining, snowing, cold outside, temperature
Rain, since noon. Every cloak in the place had dripped, and the marble by the pegs was like a quay. -> DONE
=== p_self
#topic: how old am i, my age, old am i, man or woman, am i a man, am i a woman, do i look, i look like, am i married, have a family, do i have a wife, do i have a husband, have children, have parents, my parents, have friends, any friends, have siblings, live alone
Thirty-six, noble, poor, and no longer married. He had two rooms at San Barnaba, and nobody in the other one. -> DONE
=== p_country
#topic: what country, which country, country is this, what city, which city, city am i, city is this, nearest city
Venice, the Republic of; it had ruled the sea once, and now it ruled the hours at which one might lose money. -> DONE
=== p_ends
#topic: party end, carnival end, when does it end, when does the night end, how long until, how much time
At midnight, with the bell. It left him under three hours, and the guards were due in less than two. -> DONE
=== p_dead
#topic: really dead, is the man dead, is he dead, sure he is dead, still alive
The Doctor had felt behind the ear, and then straightened up without a word. Tonio had seen men faint over cards; they breathed. -> DONE
=== p_long
#topic: how long have i, long have i been, since when
He had dealt at table four for nine years, and tonight since dusk. -> DONE

// He, she or it, if no topic before these fits better.
=== p_he
#topic: is he, does he, did he, was he, has he, will he, can he, would he, about him, is his, what his
-> t_corner
=== p_she
#topic: is she, does she, did she, was she, has she, will she, can she, would she, about her, is her
-> t_lucrezia
