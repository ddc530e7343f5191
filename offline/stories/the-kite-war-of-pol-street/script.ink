# ask: name What do they call you on the roofs?
VAR name = ""
VAR box = false
VAR letter_read = false
VAR trust = 0
VAR visits = 0
VAR meher_in = false
VAR dadi_note = false
VAR shared = false
VAR cuts = 0
VAR fingers = false
VAR key = false
VAR half = false
VAR told_farhan = false
VAR here = "home"
LIST people = farhan, dadi, bittu, meher
VAR present = (bittu)
VAR alive = (farhan, dadi, bittu, meher)
-> eye

=== eye
#beat
~ here = "home"
The gold eye is wet and looks as if it knows me. It drips on my cousin's feet, and he lets it.
+ [Ask Dadi #match: dadi, ask, grandmother, granny #id: ask_dadi]
    ~ dadi_note = true
    "There is no box," says my grandmother, before I have said the word box. Then she takes off her sunglasses, kisses the photograph of the kite, hits me with a cushion and goes to bed. It's six o'clock. Dadi has never in her life gone to bed before the news.
    -> hunt
+ [Wave #match: wave, hello, farhan, signal, greet #id: wave]
    ~ trust = trust + 1
    I wave. It's the first time anybody on our roof has waved at that roof in thirty years, unless you count with a slipper. Farhan looks behind him to see who I mean. Then he lifts one hand, about as high as his pocket. He's got a black kite in it too.
    -> hunt
+ [Find the box #match: find, search, box, where #id: find_box]
    "BREAKING NEWS," yells Bittu, "there is a BOX," and I get my hand across his mouth. He has four teeth missing, so it isn't even a good bite. If there's a box in this house then it's somewhere nobody has ever been allowed to sit.
    -> hunt
+ [#meanwhile]
    "BREAKING NEWS," yells Bittu, who has read the whole of it from under my elbow. By the time that I've caught him he has told the stairs, the pump and half of the kitchen, and the gold eye's dry.
    -> hunt

=== hunt
#beat
#recap: A black kite fell into our water tank with a note: SAME ROOF. MIDNIGHT. BRING THE BOX.
~ here = "home"
~ present = (bittu)
Bittu knows where everything is, because he's nine and has been under all of it. For one lump of jaggery he tells me that there's a tin trunk beneath Dadi's bed. For two he tells me she's asleep on top of it with her trainers on. For a third he'll remember what he forgot to say. "Breaking," he whispers with his cheeks full. "It used to be on the cupboard. She put it under there THIS MORNING. And she was up on the roof, with scissors. And she had a kite." He holds up his fingers, pink from helping the string-makers, to swear on. Through the wall we can hear Dadi snoring. I know Dadi's snore. That isn't it; that's an impression of it.
+ [Crawl in and take the box #match: crawl, box, under, trunk #id: take_box]
    ~ box = true
    I go in on my stomach like a lizard. There's a tin trunk and in it there's a flat box, a sari box, tied up in kite string. The snore gets louder, to be helpful. As I'm backing out a hand hangs down over the edge of the bed, and pats the floor twice, and goes up again.
    -> midnight
+ [Compare the note with her shopping list #match: compare, note, list, handwriting, shopping #id: compare]
    ~ dadi_note = true
    Her list's on the fridge: YAMS. PURPLE. NOT THE SHOP BY THE GATE. I hold the note up beside it. The same capitals, the same full stops, like somebody banging a table. My grandmother has posted a letter to me by dropping it on my head.
    -> midnight
+ [Send Bittu in for it with jaggery #match: send, bittu, jaggery, bribe, fetch #id: send_bittu]
    ~ box = true
    He's in and out in nine seconds. He's got the box, and one of Dadi's hair grips, and half a chikki that was on the pillow with a bit of paper on it saying BITTU. "She was awake," he says, chewing. "She winked. Do we have to declare the wink?"
    -> midnight

=== midnight
#beat
#recap: At midnight on the gate roof Farhan had the same note as I did.
~ here = "gate"
~ present = (farhan)
There's only one roof that's the same roof. It sits on top of the gate between Moti Pol and Kharadi Pol, the size of two beds, and you get to it from our side by the Shahs' ladder and from theirs by someone's washing. Nobody's been up there since before us. I come over the edge at midnight with my heart going like a pressure cooker, and Farhan Mansuri's sitting on the far side with his legs crossed, quite neat, with a torch. "You're four minutes late," says Farhan. "At this temperature a kite loses lift at about, it doesn't matter." He's nervous. He holds up a bit of cane with writing on. It says SAME ROOF. MIDNIGHT. ASK HIM WHO CUT IT.
+ {box} [Put the box down between us #match: box, between #id: put_box]
    -> open_box
+ {not box} [Tell him there is no box #match: no box, tell, admit, honest, empty #id: no_box]
    ~ trust = trust + 1
    "Obviously there's a box," says Farhan. "No one writes BRING THE nothing." So I tell him about the snore. He thinks about it for a while, then he starts to laugh, without any sound, with his hand across his eyes. I hadn't known it came with that face.
    -> who_cut
+ [Ask him who cut the string #match: who, cut, string, ask, father #id: ask_cut]
    "Your uncle," says Farhan. "My dad says nothing, and then the bit after the nothing is your uncle." I tell him that in our house it's his father. We sit there. There are two people in the whole story and each of them didn't do it.
    -> who_cut
+ [Challenge him to chess by torchlight #match: chess, game, play, challenge, torch #id: chess_night]
    ~ trust = trust + 1
    He has a travel set in the first-aid kit. Naturally he does. He beats me in nineteen moves, and then he turns the board round and shows me where. "You always sacrifice too early," he tells me. "You're so scared that someone's going to take it."
    -> who_cut

=== who_cut
~ here = "gate"
~ present = (farhan)
It's one o'clock. You can hear the whole city sharpening itself: somebody's gluing, somebody's testing a loudspeaker.
+ {box} [Open the box with him #match: box, lid, untie, with him #id: open_late]
    -> open_box
+ [Promise not to tell our families #match: promise, secret, families, tell, swear #id: promise]
    ~ trust = trust + 1
    "I keep promises," says Farhan gloomily. "It's a defect." We shake on it. His hand's got string cuts in exactly the same places as mine.
    -> days
+ {not box} [Say I will get the box #match: box, fetch, later #id: get_box]
    ~ box = true
    I go back through the Shahs' washing. Dadi's door is ajar. The box is standing on the mat outside, with a hair grip on it and a note that says FINALLY.
    -> open_box

=== open_box
#beat
#recap: In the box there was half a black kite, and a letter that was never sent.
~ here = "gate"
~ box = true
~ half = true
~ present = (farhan)
The string is so old that it comes apart in my fingers like cake. Inside there's tissue, then half a kite. It's been cut down the middle, or torn: one wing and one side of a gold eye. Farhan doesn't say a thing. He undoes his jacket, and he's got the other half in there. It has hung inside the door of his father's cupboard since he was born. We put the two together on the roof and for a second the eye looks at us both. Under the tissue there's an envelope, stuck down, and it's never had a stamp. TO JIGNESH, it says. And TO SALIM. It's in capitals.
+ [Read the letter #match: read, letter, open it, envelope, tear #id: read_letter]
    ~ letter_read = true
    ~ told_farhan = true
    "Boys," it says. "I did it. There was trouble in the city and smoke over Kalupur and you two alone on that roof in the dark. I thought, if there's no kite they will come down. I had the scissors for the yams." It goes on for a page about the yams. It's dated January 1994. Farhan reads it twice and switches off the torch.
    -> days
+ [Let Farhan decide #match: farhan, decide, let, his, choose #id: let_farhan]
    ~ trust = trust + 1
    He holds it to the torch. Then he gives it back. "It's addressed," says Farhan. "It isn't addressed to us." I told you that he was annoying. He's also right, and we sit looking at it the way you'd look at a firework that hasn't gone off.
    -> days
+ [Leave it sealed and hide it #match: leave it, sealed, hide, close #id: keep_sealed]
    I put it inside my shirt. All the way down the Shahs' ladder it scratches, exactly like somebody clearing her throat.
    -> days

=== days
~ here = "home"
{ visits >= 3: -> theft }
~ visits = visits + 1
~ present = ()
{It's the twelfth, and there are two sleeps left, and nobody's doing any homework.|After lunch the whole lane smells of glue and purple yam.|By the evening of the thirteenth every roof has a bulb on it and somebody arguing underneath.}
+ {not pavement} [Cook my secret string on the pavement #match: string, recipe, pavement, cook, cotton #id: go_pavement] -> pavement
+ {not hospital} [Find Meher at the bird hospital #match: meher, bird, hospital, pigeons, splint #id: go_hospital] -> hospital
+ {not river} [Practise with Farhan by the river #match: farhan, river, practise, sabarmati, fly #id: go_river] -> river
+ {not kitchen} [Peel yams for Dadi #match: dadi, yams, kitchen, peel, undhiyu #id: go_kitchen] -> kitchen

=== pavement
#beat
#recap: My secret string is cotton, with no glass in it.
~ here = "pavement"
~ present = (bittu)
The string-makers have the whole pavement, pole to pole, and everything's pink: the road, the goat, the inside of your nose. Other people put powdered glass in the paste. It cuts anything, and it doesn't look first. Mine has no glass. It's boiled rice, and fenugreek, and the gum from a neem tree, and one other thing, and you rub it in by hand six times and dry it flat. It doesn't cut; it grips. You let the other string run into it and it burns through like a rope on a pulley. At least it did once, on a Tuesday, on the washing line. Bittu walks up and down with the spool and asks me what the other thing is. He asks me very casually, four times.
+ [Tell Bittu what the other thing is #match: tell, bittu, other thing, secret, trust #id: tell_bittu]
    "Isabgol," I tell him: it's the stuff Dadi takes for her stomach. He's so happy that he doesn't even shout it. He just walks round for a bit with his lips pressed together, like a boy with a live frog in his mouth.
    -> days
+ [Rub the string till my fingers bleed #match: rub, fingers, bleed, hard #id: rub_more]
    ~ fingers = true
    Nine times, ten. It comes up smooth as a grass stem. It takes the skin off as well, on the one finger you need. I wind on some tape and I don't mention it.
    -> days
+ [Make a double batch #match: double, batch, more, extra, enough #id: double]
    ~ shared = true
    I don't know why. There's just a lot of rice. I've got two spools when I'm done, and only one sky to use them in, and I keep seeing someone's neat hands.
    -> days

=== hospital
#beat
#recap: Meher keeps the count at the bird hospital.
~ here = "hospital"
~ present = (meher)
The bird hospital's on the third floor, above a bank. In January it smells like a school trip. Meher is in a green apron with two plaits, three plasters and a badge which says ASK ME ABOUT OWLS, and she's holding a pigeon upside down like somebody reading the label. There's a blackboard. Last year: four hundred and eleven. "Proposition," says my best friend. "Your so-called war consists of two streets throwing knives into somebody else's bedroom. Discuss." I say that mine's cotton. "Yours is. That's the trouble. Suppose that you win, you've proved it. Suppose that you lose to glass? Then everyone's proved the other thing." She gives me the pigeon to hold. It weighs about the same as a heart attack.
+ [Promise to stop if one bird is cut #match: promise, bird, swear, boycott #id: promise_stop]
    ~ meher_in = true
    "Seconded," says Meher. She writes it down and makes me sign, with a pigeon under my arm. She says that she will be on the roof with a box and a whistle, and that she'll not be neutral.
    -> days
+ [Ask how both sides could use cotton #match: both, sides, cotton, share, how #id: ask_both]
    ~ meher_in = true
    ~ shared = true
    "Now that's a motion," says Meher. "Someone would need to hand the enemy the recipe." We both of us laugh. Then we stop at the same time. From behind the owl cages there's the sound of someone who is nine years old breathing.
    -> days
+ [Hold the pigeon while she splints it #match: pigeon, splint, wing #id: hold_pigeon]
    She does it with a lolly stick. Her tongue's out. When it's over the pigeon walks along my arm as if I were a roof, and Meher rubs one mark off the board and puts it in a smaller column that says HOME.
    -> days

=== river
#beat
#recap: I flew with Farhan by the Sabarmati, where nobody knows us.
~ here = "river"
~ trust = trust + 1
~ present = (farhan)
The Sabarmati's about the only place where no one knows which street we are. Farhan flies a patched red kite and explains it. He explains the boundary layer. He explains why my bridle's wrong, and it is. His father taught him with his eyes on the ground, he says: "He'd stand behind me and go, left, let it breathe, now. He never once looked up. I asked him why and he said the sun's in my eyes. It was evening." He lets out ten arm-lengths, not thinking about it. "I'd like to fly against someone who doesn't let me win," says Farhan, "and who isn't scared of me. It's not a long list. It's a list of one." We share a sugar cane. I get the thick end and I've no idea what that means.
+ [Tell him I have never let him win #match: never, win, tell, chess, honest #id: never_let]
    "I know," says Farhan. "It's why I said it." His ears have gone red. He begins telling me about Bernoulli.
    -> days
+ [Give him the other spool of cotton #match: spool, cotton, string #id: give_spool]
    ~ shared = true
    He runs it between his finger and thumb. He smells it. "You're giving me the weapon," he says. I tell him that I'm giving him the same weapon, it's different. He puts it in his first-aid kit, between the tweezers and the drops for pigeons.
    -> days
+ [Try to cut his kite right now #match: cut, now, attack, kite, try #id: cut_now]
    ~ cuts = cuts + 1
    I dive on him. He's in the middle of a sentence. The red kite goes off over the water, turning, and Farhan watches it with his mouth still open on the word "drag". Then he grins. Nobody at school would believe me about that grin. "Finally," he says.
    -> days

=== kitchen
#beat
#recap: Dadi cooked, and nearly said something.
~ here = "kitchen"
~ present = (dadi)
Dadi makes undhiyu as if it were going to war in the morning. There are nine kilos of yams and she does the purple ones herself, with scissors. "Peel. Thinner. Eat this. Not that one, that's for the terrace. Why are you looking at me?" She's got her sunglasses on for the onions. On the wall behind her is the photograph, with its garland: two boys of about twenty, and a kite between them that's as black as a hole. One's my uncle Jignesh, and he's going to come tomorrow from Vadodara, eat two plates and not go up on the roof. He never does. The other boy has been cut off by the frame, all except for his hand, which is holding up our end.
+ [Ask whose hand that is #match: hand, whose, photograph, boy, frame #id: ask_hand]
    "Nobody's," says Dadi. "The frame was small." Then she cuts a yam into sixteen where you'd want eight. "He liked it sweet," my grandmother says to the yam. "With extra. He ate here more than at home. Peel!"
    -> days
+ [Ask what the scissors are for #match: scissors, what for, cut, sharp, steel #id: ask_scissors]
    ~ dadi_note = true
    "Yams," says Dadi. They stay in mid-air. They're big and black, older than my father, and around one handle there's a scrap of kite string, wound so tight it's grown in. "Always only yams. Once, something else. Take a laddoo. Go away."
    -> days
+ [Ask for the key to the gate #match: key, gate, lock, ask #id: ask_key]
    ~ key = true
    "There isn't a key," says Dadi, and feels for it on the string around her neck. So that's where it is. She sees me see. She stuffs a laddoo in my mouth, quite gently, to give us both time. When I get back to my room it's in my shoe.
    -> days

=== theft
#beat
#recap: The night before Uttarayan my recipe was stolen, by Bittu.
~ here = "home"
~ present = (bittu)
At eleven at night on the thirteenth I lift the lid of my pencil box to read over the recipe, and there's a lump of jaggery there instead. It isn't hard to solve. There's just one person in the world who pays back in jaggery. He's on top of the water tank with his cap over his face. "Breaking news," says Bittu in a tiny voice. "A source close to the recipe gave it to Kharadi Pol." I can hear it now, across the gap: someone over there is stirring something, by the bucket. "For how much?" I ask. He takes his cap off. He's crying. "Nothing!" says Bittu. "I did it for free! Meher said that if just one side's got no glass then all the birds go to the other side and DIE."
+ [Shout at him #match: shout, yell, angry, traitor, scold #id: shout]
    I shout. I say traitor, and spy, and that he'll never hold a spool for me again. He nods at each one. When I've run out he says, "Can I still say the news, though?" and I find I'm sitting next to him.
    -> morning
+ [Tell him that it was a good reason #match: good, reason, forgive, proud #id: forgive]
    ~ shared = true
    "That's a good reason," I say. He cries worse. No one had told him what to do if it went well. We eat the jaggery from the pencil box and it tastes of rubber.
    -> morning
+ [Call across and give them the last step #match: across, isabgol, step #id: call_across]
    ~ shared = true
    ~ trust = trust + 1
    "IT'S ISABGOL!" I yell over the gap. "TWO SPOONS! RUB IT SIX TIMES!" There's silence. Then somebody's grandmother over there calls back to ask whether it's the orange packet. Then, from the dark: "Thank you," says Farhan, as if it hurt.
    -> morning

=== morning
#beat
#recap: On the fourteenth the war began.
~ here = "home"
~ present = (bittu, dadi)
You know it by the noise. At six on the fourteenth the whole of Ahmedabad is on its own roof, yelling "Kaipo che!" at a sky with no room left in it. Dadi has the command chair, the sunglasses and the loudspeaker. "LEFT," says Dadi to the entire old city. "NOT YOU." {shared:All down Kharadi Pol they're winding on something pinkish and dull, and it isn't glass.|All down Kharadi Pol their spools are glittering, and I try not to look at them.} Bittu has the spool. I get my kite up by the third tug; it comes up the string, the fish, it nibbles, then the sky's got hold of my finger. And out of the sun there's another one, patched and red, coming down on me like something falling off a shelf. It's Farhan. It's always going to be.
+ [Pull: meet him head-on #match: pull, head-on, meet, attack, up #id: pull]
    ~ cuts = cuts + 1
    I pull. Hand over hand, like hauling up a bucket, and my string rides in under his. You can smell it when it goes. The red kite shrugs and lies back upon the wind, and our whole street roars my name{name != "":: "{name}! {name}!"|, or at any rate my father's}. {fingers:There's blood on the string. I don't know how long it's been there.|Over there Farhan takes a bow with his teeth clenched.}
    -> second_kite
+ [Slack: let him run on to my string #match: slack, give slack, loose, let out, release #id: slack]
    ~ cuts = cuts + 1
    I give him everything. The spool screams; Bittu screams. He runs right on to me thinking that I've panicked. It's the trick he showed me on the board, and by the time he's remembered that his kite is somewhere over Teen Darwaza.
    -> second_kite
+ [Run: drag the kite along the parapet #match: run, drag, parapet, dodge, escape #id: run]
    I run with it, past the tank, over a cousin. He comes with me roof for roof on the far side. We run out of street together. His string touches mine, and there's a tick, like a tongue; and I am holding nothing, and Kharadi Pol goes mad.
    -> second_kite

=== second_kite
~ here = "home"
~ present = (bittu, dadi)
It's one each, or it's two to them, it depends on who you ask; there's a man with a slate. {cuts > 1:I've never been this far in front in my life.|We always lose it about here.}
+ [Send up the fast little white one #match: white, fast, little, send #id: white]
    It goes up like a swear word. I have it over their roofs when everyone at once stops shouting, and there's a different kind of noise.
    -> bird
+ [Let Bittu fly one #match: bittu, let, fly, cousin #id: bittu_flies]
    "Breaking," he breathes, with the string in his actual hands, "I am HIM." He holds it for a whole minute. Then he says, in his ordinary voice: "Something's falling that isn't a kite."
    -> bird
+ [Drink something and watch the sky #match: drink, watch, rest, water, sky #id: rest]
    Dadi puts a whole guava in my mouth. That's why I'm looking up, chewing, when I see the one brown shape among all the paper go suddenly wrong.
    -> bird

=== bird
#beat
#recap: A bird was cut, and both teams carried it.
~ here = "gate"
~ present = (bittu, farhan, meher)
It's an ibis. It's come down from the river on its ordinary business. Somebody's string, four streets off, some glass that doesn't know us, has gone across its wing, and it drops through all those kites and lands on the gate. I mean on it, on the little roof between. I'm over the Shahs' ladder before I've thought. Farhan comes up the other side, through the sheets, with his kit in his teeth. It's so much bigger than you'd think. It's got a bald black head like a headmaster's, and it's furious, and shaking. "Don't cover the eye," says Farhan. "Do cover the eye," says Meher, who's arrived on that roof as though she had been fired at it. "Who's got the box? Who's got hands? Four people. Now."
+ [Take a corner and carry it with them #match: carry, corner, lift #id: carry]
    ~ trust = trust + 1
    We carry it, Moti Pol in front and Kharadi Pol behind. All along the lane people put down their strings and let us through. A man who hasn't spoken to a Mansuri since before I was born holds the rickshaw for one.
    -> noon
+ [Blow Meher's whistle for a truce #match: whistle, truce, blow, stop it, cease #id: whistle]
    ~ meher_in = true
    I blow it till I'm dizzy. On both sides the kites come down, first one or two, and then like leaves. You can hear birds. I'd forgotten that they'd be up there anyway, today.
    -> noon
+ [Hold its wing shut all the way #match: wing, shut, bird, hands #id: hold_wing]
    ~ fingers = true
    It has hold of my bad finger in that long bill the whole way to the bank. It doesn't bite; it just wants something to hang on to. On the stairs Farhan says, without looking at me, "You're good at that." I think it's to me. It might be to the bird.
    -> noon

=== noon
#beat
#recap: At noon the wind died everywhere but above the locked gate.
~ here = "gate"
~ present = (farhan, meher, bittu)
It'll live. Meher says so, and she'd never say it to be nice: six weeks, then home. When we come back up it's exactly noon and something's wrong with the sky. It's empty. The wind has died. All over the city the kites have come down in the lanes like washing, and forty thousand people stand on their roofs with a string in their hands that goes nowhere. Farhan licks a finger. He explains about heat. He stops. Above the gate, over that one small roof which is nobody's, there's a scrap of tissue going round and round, and up. It's where the two lanes breathe into each other. "It's a thermal," he says. "It's a chimney. It's the only wind in Ahmedabad."
+ {half} [Sew the two halves of the eye together #match: sew, halves, eye, black kite, together #id: sew_eye]
    Meher does it, with the stuff for wings. She gives it eleven stitches. "Opposition notes," she says, biting off the thread, "that this is beautiful." The gold eye's got a scar down the middle now, and it looks a good deal more awake.
    -> gate_roof
+ [Challenge Farhan to the last duel, up there #match: challenge, duel, farhan, fight #id: last_duel]
    "Two beds' worth of roof," says Farhan. "Neither of us would be able to step back." I say that was the idea. He checks his bridle twice, so I know he's pleased.
    -> gate_roof
+ {not half} [Go up and feel that wind by myself #match: up, wind, myself, alone #id: feel_wind]
    It comes through the tiles warm, as though the two lanes had one chest between them. I've lived beside it for fourteen years. When I turn round to say so Farhan's already there, on his side, with his hand held out flat in it.
    -> gate_roof
+ {meher_in} [Propose that nobody flies any more #match: nobody, stop it, propose, end, no more #id: propose]
    I say it aloud. Meher's so surprised that she has no notes. "Resolved," she says finally. "But you've got to go and tell THEM," and there they are, both streets, hanging over the parapets, with their chins on their arms.
    -> gate_roof

=== gate_roof
#beat
#recap: On the gate roof both streets watched us.
~ here = "gate"
~ present = (farhan, bittu)
There's not another kite up from here to the river. Both streets are on their terraces to watch: ours on the left with Dadi standing on the command chair, theirs on the right, and behind the crowd, by the stair door, a man in a grey sweater, looking at the ground. That's Salim. I look for my uncle. He's at our water tank with his second plate of undhiyu, and he's come up. He's actually come up; he's looking at his shoes as well. They're doing it at exactly the same angle. Farhan stands at my back so close that I can feel him counting. The wind lifts up through the tiles and takes the hair off my neck. "Well?" says Farhan. "It's your move. I always think you've got one left."
+ [Fly, and cut him if I can #match: fly, cut, win, duel, fight #id: fly_cut]
    ~ cuts = cuts + 1
    It lasts eleven minutes. We go up the same chimney, round and round each other like two people on a spiral stair. He slacks, I slack. He's never been better, and nor have I, and nobody's letting anybody. In the end there's just a tick.
    -> speaker
+ {half} [Fly the black kite with him, four hands #match: black, four hands, together, with him, eye #id: fly_black]
    ~ trust = trust + 1
    He takes the spool and I take the string; after that I take the spool. When the eye clears the roofs there's a noise from both sides like a very big person sitting down. It hasn't been up there for thirty years. It goes as if it had been holding its breath.
    -> speaker
+ {letter_read} [Call out: we know who cut the string #match: call out, we know, who cut, shout #id: call_out]
    "We know who did it," I shout, "and it wasn't either of you!" My voice cracks in the middle. Two heads come up. They don't look at me. They look across, for the first time, to see if the other one's looking.
    -> speaker
+ [Sit down, and wind in my string #match: sit, wind, put down, draw #id: sit_down]
    ~ trust = trust + 1
    I sit. Farhan sits as well, back to back, because there's nowhere else. "Resigning?" he asks. I tell him it's a draw by repetition. I can feel him work out that it is, all the way down his spine.
    -> speaker

=== speaker
#beat
#recap: Dadi told the truth, over the loudspeaker, by accident.
~ here = "gate"
~ present = (farhan, dadi, bittu)
And that's when the loudspeaker comes on. It's been on all along; it's only that Dadi's holding it against her chest. "Oh God," says my grandmother's voice from every wall in the old city. "Oh God, look at them. It's the same. It's the same as then. I did it with the yam scissors." Nobody moves. "Thirty years I've let them hate each other, because I was scared of some smoke. I only wanted them to come down and eat." There's a sniff about as big as a bus. "I'm a wicked old woman, and I've burned the jalebis." Then Bittu's voice, quite near it: "Dadi. Dadi. Breaking news." {letter_read:Farhan's hand has got hold of my sleeve. We'd read it. It isn't the same as hearing it.|Farhan's hand has got hold of my sleeve, and he doesn't know it has.}
+ [Leave the loudspeaker on #match: on, listen, let, more #id: leave_on]
    I could shout to her. I don't. "Salim," it says after a bit, to the whole sky, very small. "You didn't get your extra. You never had your dinner." Over the way the man in the grey sweater has put both hands on the parapet.
    -> last
+ [Shout to her to switch it off #match: switch, off, shout, stop it, warn #id: switch_off]
    "DADI! IT'S ON!" There's a terrible pause. "WHAT'S ON?" says the city. Then, in a completely different voice: "Good. Then I needn't say it twice. EVERYBODY COME AND EAT."
    -> last
+ [Look at Uncle Jignesh #match: uncle, jignesh, watch, face #id: look_uncle]
    My uncle has put down his plate on the edge of the tank. He walks straight through eleven relations to our side of the gate, and lays his palm flat on it, as you'd feel a door in case there's fire behind it.
    -> last

=== last
~ here = "gate"
~ present = (farhan, dadi, bittu, meher)
Everyone's looking at the two of us, I suppose because we're in the middle. Farhan has stopped explaining anything.
+ {key} [Throw down the key to the gate #match: key, gate, throw, unlock #id: end_gate] -> ending_gate
+ {not key} [Climb down and break the lock #match: break, lock, gate, climb #id: end_gate2] -> ending_gate
+ {half} [Hand the black kite to the two men #match: black kite, men, uncle, salim #id: end_eye] -> ending_eye
+ {not half} [Ask Farhan for one more game #match: farhan, game, rematch, chess, one more #id: end_chess] -> ending_chess
+ {half and cuts > 1} [Ask Farhan for a rematch next year #match: farhan, rematch, next year, game #id: end_chess2] -> ending_chess
+ {half and (letter_read or not meher_in)} [Carry the letter over to Salim myself #match: letter, carry, post, deliver, envelope #id: end_letter] -> ending_letter
+ {meher_in and not (half and letter_read)} [Call both streets to the bird hospital #match: bird, hospital, meher, count, zero #id: end_count] -> ending_count

=== ending_gate
#ending: The Gate
{key:It goes down turning over and over, and my uncle catches it one-handed, as he must have caught things once.|It's taken two men with a pestle.} The gate doesn't swing open. It falls off. There's thirty years of football behind it, and a tricycle. The streets stand looking at one another over the dust, all dressed up, like people who've both brought the same present. Then Dadi comes through the middle in her trainers with the big pot. "Extra," she says to a man in a grey sweater, and gives him a ladle that'd fill a bucket. He looks right up at her; it turns out that the sun's not in his eyes. There are burned jalebis. Everyone has two.
-> END

=== ending_eye
#ending: The Eye Goes Up
We bring it to them, one of us at each wing. For ages they just hold it, as you'd hold someone's baby. "You've lost your hair," says Salim. "You've lost your string," says my uncle. Then he licks his thumb for the wind, and Salim's got the spool without being asked; and I find I'm watching two boys of twenty do something so fast that Farhan hasn't got a word for it. When it's well up my uncle says, "Left. Let it breathe." And Salim isn't looking at the ground. He's got his head so far back that his cap's come off. Bittu brings round the chikki. He doesn't charge.
-> END

=== ending_chess
#ending: Second Best at Chess
"Same roof," I say. "Next year. Midnight." He pretends he needs to check his calendar. So it's not over. It's every Uttarayan, Moti Pol against Kharadi Pol, cotton only, with a man with a slate; and the gate stands open, because both sides need the toilet. We're four all{name != "":, Mansuri four and {name} four, ruled off in Farhan's best pen}. I've never let him win and he's never let me, and the rest of the year there's chess. Last night he was beating me as usual, and I'd only got one thing left, and I didn't sacrifice it. I looked up. He was smiling, and he hadn't won yet. "Finally," says Farhan. He breaks the sugar cane across his knee and gives me the thick end.
-> END

=== ending_letter
#ending: By Hand
Everyone's shouting it from the roofs by now. But it's got an address on it. So I go by the Shahs' ladder, and the sheets, and across Kharadi Pol, where I've never been in my life, and it's got a tulsi and a scooter and a cat the same as us. He's sat down on the top stair. I hold it out. {letter_read:I tell him we're sorry that it's been opened.|It's still sealed.} Salim reads it right through with his finger under the line. When he gets to the yams he makes a noise. "She always did put in too much," he says, "about the yams." He folds it very small. Next day at breakfast there's a tin on Dadi's doorstep: sevaiyan, extra sweet, and a note. It's in capitals.
-> END

=== ending_count
#ending: The Bird Hospital Keeps Count
Nobody's ever seen the third floor so full. There are both streets on the stairs with their shoes off, and all of them have got to whisper, even Dadi. Meher makes her speech off the back of her hand. It's got three points. At the end of it Moti Pol and Kharadi Pol put every glass spool they own into a sack, and there's a terrible lot. Then she takes us to the blackboard. This year, our two lanes: one. She rubs it out and writes it in the small column. In February we take her up on the gate roof to let her go. The ibis doesn't look back; and Farhan hands round the laddoos, timing her.
-> END

// Topics
=== t_farhan
#topic: farhan, mansuri, rival
{Farhan Mansuri, fifteen, best flyer of Kharadi Pol and second best at chess, or so he says. I'm supposed to be the other one. He's neat. He has never smiled before he's won.|He carries a first-aid kit for pigeons and if you make him nervous he explains aerodynamics. I've learned quite a lot of it this year.} -> DONE
=== t_dadi
#topic: dadi, grandmother, granny
{Dadi is the general of Moti Pol: white sari, sunglasses, trainers. First you get a command, then you get a sweet. She can whistle so that dogs sit down in the next lane.|She's been cross for thirty years. My father says that it's her knees. Nobody's knees are that cross.} -> DONE
=== t_bittu
#topic: bittu, cousin, spy
{Bittu's my cousin, he's nine, and he holds my spool. He also tells everybody everything. Either side can buy him with jaggery; he thinks of it as a news agency.|He can climb anything that's got an edge. He knows what the whole lane is having for dinner and who's not speaking to whom while they eat it.} -> DONE
=== t_meher
#topic: meher, best friend
{Meher's been my best friend since we were four and she bit me over a snail. She volunteers at the bird hospital, makes the posters, and is right. If one bird's cut she'll boycott the lot of us.|You can't win an argument with her. You can only be on her side before she gets there.} -> DONE
=== t_jignesh
#topic: jignesh, uncle, kaka
{Uncle Jignesh was the best there ever was and hasn't touched a string since 1994. Each Uttarayan he comes from Vadodara, eats two plates, and stays downstairs with the newspaper. He's always on the same page.|He taught me to tie a bridle once, under the table, with a shoelace. Then he looked ashamed of himself.} -> DONE
=== t_salim
#topic: salim, farhan's father
{Salim's Farhan's father. He mends radios in Kharadi Pol. He taught Farhan to fly with his own eyes on the ground. In our house you don't say his name, you say that one.|Dadi says that one's laugh was so loud you could hear it in the tank. No one in the lane has heard it lately.} -> DONE
=== t_kite
#topic: kite, black kite, eye, gold eye
{It was black with one gold eye, and it never lost. My uncle and another boy flew it as a team. There's a photograph with a garland on, as if it had died.|The one in the tank's a copy: new paper, and the glue isn't even dry. Somebody's drawn the eye from memory and got it right.} -> DONE
=== t_box
#topic: box, trunk, note, what is the box, what box, which box, the box for
{The note says BRING THE BOX. It's in pencil along the cane, and there's something yellow on it that smells like the kitchen. I hadn't known that there was a box.|In our house anything that isn't for children is kept under, behind or on top of Dadi.} -> DONE
=== t_gate
#topic: gate, lock, key, same roof, same roof mean, which roof
{There's a gate between Moti Pol and Kharadi Pol, with a roof on top as big as two beds. It's been locked for thirty years. To get to a boy who lives six metres from me I have to walk round by the post office.|When I was small I thought there'd be a different country behind it. You can hear their pressure cooker.} -> DONE
=== t_string
#topic: string, recipe, glass, manja, cotton
{Most people fly with glass in their string. It cuts kites; it also cuts birds and ears. Mine's cotton with rice, fenugreek, neem gum and one other thing. It's secret.|It's got to be rubbed in by hand six times. If you rush the drying it goes hairy and you might as well fly a dog.} -> DONE
=== t_festival
#topic: uttarayan, festival, kaipo che, war, days
{Uttarayan is the fourteenth of January, when the sun turns round. The thirteenth's for getting ready, the fourteenth's for war, and on the fifteenth you fly whatever's left. When a kite's cut the whole city yells "Kaipo che!"|We've lost to the street opposite every year since before I was born. They keep it on a slate.} -> DONE
=== t_cutting
#topic: 1994, thirty years, quarrel, feud, cut on purpose
{In 1994 my uncle had a partner, and the night before the final someone cut their string. On purpose, with a blade; you can tell by the end. Each thought it was the other one. Then the gate was shut.|It was a bad winter in the city that year, people say, and stop. They say it the way you'd step over something.} -> DONE
=== t_birds
#topic: bird, birds, ibis, pigeon, hospital
{The bird hospital's above the bank. Every January they put the number on a blackboard, and Meher makes you look at it before she'll talk to you. Owls don't complain. Pigeons complain the entire time.|She says birds don't know it's a festival. They think that the sky's just got sharp.} -> DONE
=== t_food
#topic: undhiyu, yam, yams, sweet, laddoo, jalebi
{You can't have Uttarayan without undhiyu: purple yam, green beans, small bananas with their skins on, cooked upside down. And jalebi, and chikki, and til laddoos. Everybody ends the day with a sweet, even if you've lost.|Dadi puts by one extra helping each year, covered with a plate. It goes to the cow on the fifteenth.} -> DONE
=== t_chess
#topic: chess, game, school
{Farhan and I play at school, back table, every lunch. He's ahead by six games. He writes down all the moves, and he does it with a ruler.|It isn't that he's cleverer. It's that I get frightened for my pieces and give them away before anyone can take them.} -> DONE

// What readers ask anywhere
=== a_where
#topic: where am i, where are we, this place, what place, what planet, what country, which country, what city, which city, what town
{ here:
- "home": On our own roof in Moti Pol, in the old city, in Ahmedabad: a water tank, a washing line, about a hundred pigeons' opinions. Across from us, six metres off, is Kharadi Pol. You don't wave.
- "gate": The gate roof, on top of the gate between the two pols, as big as two beds. It's the only bit of the city that's ours and theirs, so nobody has swept it since the nineties.
- "pavement": On the pavement with the string-makers, pink up to the elbows, with a pan of rice on the boil.
- "hospital": The bird hospital, third floor, above the bank. You have to keep your voice down, as most of the patients are in boxes.
- "river": By the Sabarmati, on the sandy part, where the wind has got nothing to trip over. Nobody here knows which side of a gate we come from.
- "kitchen": Dadi's kitchen, behind a hill of purple yams. I've got a peeler; I'm as good as arrested.
}
-> DONE
=== a_when
#topic: time is it, what is the time, what's the time, hour is it, day is it, date is it, my watch, what month, month is it, season, time of year
{
- noon: Past noon on the fourteenth, the biggest day in the year, and there isn't enough wind to turn a page.
- morning: It's the fourteenth. It's been the fourteenth since before it was light; there were people on the tanks with torches.
- theft: Eleven at night on the thirteenth. Nobody's asleep in all of Ahmedabad except some of the glue.
- days: Two days or so before Uttarayan. I can't tell you what lesson I'm meant to be in.
- midnight: Midnight on the eleventh, or four minutes past it if you ask Farhan.
- else: The eleventh of January. The kite came down just when the streetlamps do their first blink.
}
-> DONE
=== a_past
#topic: happened here, what is going on, what's going on, happened tonight, happened last night, happened so far
{
- speaker: Dadi cut a string with the yam scissors so that two boys would come down and eat, and then was too scared to say so, for thirty years. The whole of it is on the loudspeaker.
- open_box: My uncle and Farhan's father flew one kite between them, and it's been in halves ever since someone cut its string. There's a letter, which nobody ever posted. It's about as much as anybody has told me in my life.
- else: In 1994 there was a fight over a kite, and the gate got locked. And now the kite's come back, with instructions.
}
-> DONE
=== a_why
#topic: who am i, why am i here, what am i doing here, what am i here for
I live here; I'm the one who flies for Moti Pol, if you don't count Dadi, who commands. Somebody's sent me a message on a kite that was dead. I can't very well go and do my homework. -> DONE
=== w_farhan
#topic: want farhan, farhan want
"For you to hold the bridle two centimetres lower," says Farhan. "And to win. And that you'd try." He does up a button. "Those aren't in order." -> DONE
=== w_dadi
#topic: want dadi, dadi want, grandmother want, my grandmother want
"That you eat," says Dadi. "Then I want a north wind. Then I want that fat Shah to look the other way." She's polishing her sunglasses on her sari, for much too long. -> DONE
=== w_bittu
#topic: want bittu, bittu want
"Two lumps," says Bittu. "No, three. And to be in the photo, at the front, with the spool." -> DONE
=== w_meher
#topic: want meher, meher want
"A zero," says Meher. "On the board, in chalk. I've thought out where I would stand." -> DONE

// Reactions
=== r_farhan_act
#react: farhan act
{!"Technically," says Farhan, "that ought not to have worked."|Farhan gets his kit half open, in case.|He pretends he's not watching; he's watching with his whole neck.|"Do it again but with less wrist," says Farhan.|He shifts up to give me room, and a tile slides and goes off down into our lane. We hold our breath. No one comes. "Theirs," says Farhan, at exactly the same moment as I say "ours".|"My father does that," says Farhan, when I've finished. "When he thinks no one's there. And then he looks at the gate."} -> DONE
=== r_farhan_say
#react: farhan say
{!"I'd agree with you," says Farhan, "but then you'd stop."|He goes a bit pink and tells me something about laminar flow.|"Noted," says Farhan. When he says it, it really is.|"Is that a bluff? You touch your ear when you bluff."|"That's the first thing anyone from your side's told me," says Farhan, "that hadn't got a slipper in it."|He thinks about that with his finger on his lip, as he does before taking a rook. "Then someone's lied to both of us," he says, "in the same words."} -> DONE
=== r_farhan_ask
#react: farhan ask
{!"It depends on the air," says Farhan. "No. It depends who had the scissors. I've been thinking, it wasn't a blade off a roof, the end's too square."|"I could tell you, and then you'd only beat me with it," says Farhan; but he tells me half, the half with numbers.|"I don't know," says Farhan, and looks as if he'd bitten on foil. "My father knows. He goes and mends something."|"Ask me something I can draw you a diagram of." He's got out his pencil all the same, and it's the gate that he's drawing.|"You first," says Farhan. "It's your tank that it landed in."|"There's half a thing in our cupboard," he says slowly. "I've never known what it was the half of. I think that's your answer."} -> DONE
=== r_farhan_leave
#react: farhan leave
{!"Mind the third rung," says Farhan, "it's under more load than it looks."|"Same time," he says, although we never said a time.|He nods, once, like a chess clock being pressed.} -> DONE
=== r_dadi_act
#react: dadi act
{!"NOT LIKE THAT," says Dadi. "Take a laddoo."|She doesn't look, she's got the sunglasses on, and she says "Careful" before I've slipped.|Dadi whistles through her teeth. Two dogs and I sit down.|"Elbows! Spine! Very good. Eat."|She lets me, which isn't like her; she's stopped with a yam in the air. "You did that just as he used to," says Dadi. "Both of them used to."|"Finished?" says my grandmother. "Then look in your shoe." There's nothing in my shoe. "Not YET," she says.} -> DONE
=== r_dadi_say
#react: dadi say
{!"Speak up or eat," says Dadi. "Don't do neither."|"Who's told you so? They're an idiot. Have a guava."|She pinches my cheek until it's over.|"Hm!" says my grandmother. There's a sesame sweet in my hand and I never saw it come.|"Tell it to that photograph," says Dadi. "I do. It's got no manners, it only smiles."|My grandmother turns down the radio, a thing she does for nobody. "Again," she says. "And look across the road while you say it."} -> DONE
=== r_dadi_ask
#react: dadi ask
{!"Because there was smoke," says Dadi, and then, "from the PAN. Open your mouth."|"At your age I had three brothers and no questions. I had scissors." She looks as though she'd like that back.|She's suddenly got a great deal to do with a saucepan. "Ask it at midnight," she says into the steam.|"Ask your father," says Dadi, "and then don't believe him. Ask that boy's father, and don't believe him either. Chikki?"|"It's in a box," says my grandmother. "Everything is in some box or other. Am I a library?"} -> DONE
=== r_dadi_leave
#react: dadi leave
{!"Back before dark! Before it's thinking about dark!"|"Put on a vest," says Dadi, and gives me something in a leaf.|She flaps me off like a pigeon and counts me all the same.} -> DONE
=== r_bittu_act
#react: bittu act
{!"LIVE from the roof," yells Bittu, "it's HAPPENING!"|Bittu does it too, half a second later, and falls off something. "Ow," he says. "Who left a GLUE POT?"|"Our correspondent is amazed," says Bittu.|He's got it out of my hands and round the tank and back.|"And the other side's WATCHING," Bittu reports, with his hands for binoculars. "He's copying you. He's scratching his ear, as well."|Bittu waits till I've done, which is a record. Then he tells me behind his hand that there's a chink in Dadi's curtain and that it's just closed.|"In other news," says Bittu, "I've sat on something," and it's a curl of bamboo that nobody in our family admits to.} -> DONE
=== r_bittu_say
#react: bittu say
{!"Can I quote you?" says Bittu, already running.|"Sources DENY it," Bittu says. He's the sources.|"That's old news. I had that at breakfast."|He shuts his mouth tight, swells up, and lasts four seconds. "They'll love this next door!"|"Say it louder," says Bittu, "there's somebody on the stairs who's a bit deaf. It's Dadi. She's not listening, she SAID."|"I'll put that out at seven," says Bittu, "after the yams."} -> DONE
=== r_bittu_ask
#react: bittu ask
{!"One lump," says Bittu, with his palm out. "All right, half, because it's you. It's to do with the scissors."|"It's DEVELOPING," says Bittu. "There's something under a bed, and it's got string round. That's all that I'm able to confirm."|"I can't reveal that. For two I can."|"In a shock statement," says Bittu, "no comment." He looks shocked himself; then he looks at Dadi's window, and that's a comment.|"Ask her when she's frying," says Bittu. "She can't hit you with a pan that's got oil in."|"I know who'd know. It's Farhan's dad. He's got a cupboard," says Bittu. "Everybody's got something in a cupboard except for us. We've got ours under."} -> DONE
=== r_bittu_leave
#react: bittu leave
{!"And now the weather," says Bittu to my back.|"I'll follow you secretly," he promises, in full view.|He salutes with the wrong hand, the sticky one.} -> DONE
=== r_meher_act
#react: meher act
{!"The House observes," says Meher, "that you've got it upside down."|Meher hands me a bandage before I've hurt myself.|"Carried!" says Meher. She means me, and she means it kindly.|She's holding a lolly stick like a judge.|"That's one thing done," says Meher. "There are four hundred and eleven on the board." She gives me a cloth, so that I can do a second.} -> DONE
=== r_meher_say
#react: meher say
{!"Evidence?" says Meher.|"Point of order: that's what I said on Tuesday."|"I'll allow it," says Meher, and tightens a plait.|"Rebuttal in three parts," says Meher, "but I've a pigeon in my hand, so, no."|"That's a fact," says Meher, and chalks it on the board, in the corner where the owl can't see.} -> DONE
=== r_meher_ask
#react: meher ask
{!"Define your terms," says Meher. "If you mean could both sides fly cotton, yes. If you mean will they, they're boys."|"Yes, no, and only if you wash your hands. In that order."|"I'd want to look at the blackboard first." She looks. "It says nobody asked THEM," says Meher.|"That's a leading question," says Meher, "and the owl's listening. Lead on."|"Somebody'd have to trust somebody," says Meher. "I can lend you a whistle. I can't lend you that."} -> DONE
=== r_meher_leave
#react: meher leave
{!"Motion to adjourn," says Meher. "Watch for birds."|"If you find one bring it in a box, not in a sock!"|She waves with whatever she has got, and today it squawks.} -> DONE
=== meanwhile
#meanwhile
{!Four roofs away somebody yells kaipo che, at the top of their voice, and a cut kite comes wagging down the evening past our noses. Three days. Less, now.|The light goes on in the terrace opposite, and off, and on. Either it's their fuse, or it is the rudest thing that anyone has ever said to us in Morse.|Dadi's stick knocks twice on the ceiling below me. Twice means: well?|My cousin comes up the ladder with a plate of chikki, looks at me doing nothing, eats both pieces, and goes down again.} -> DONE
=== r_act
#react: act
{!I do it quickly, before somebody's aunt can see from a roof. Somebody's aunt has seen. "Is it about the kite?" she calls.|A crow on the aerial moves up to make room, and has a good look at what I've got; then it flies straight across to theirs.|It goes about as well as it did in my head. When I turn round there's a slipper print on the wet bit by the tank, size four, and it wasn't there before.|Done. It takes as long as it takes a pressure cooker to whistle twice; after the second one I hear a spoon get laid down, over on the far side of the gap, by somebody who's been counting as well.|I do that with my tongue out, so it comes out all right. Behind me the gate gives a clank. It can't open. It's only that something is leaning on it, from both sides, like a person asleep on a bus.|Nobody stops me! On our roofs that's practically applause. A bit of black tissue comes down past my nose, on no wind at all.|I get it done, and I get pink on my knees. Down in the lane two men carrying a bucket of paste have stopped in order to look up, not at me, at the sky over the gate.|It's a thing you'd do any evening. But the bulb opposite goes on, off, on; I do what I was doing again, a bit differently, and it goes off.} -> DONE
=== r_say
#react: say
{!I say it to the water tank. It's got a good echo and doesn't pass things on.|Across the gap somebody's radio laughs, and then it's turned down, as if they'd like to hear the rest of mine.|I whisper it. In this lane that's as good as a poster. A curtain's moved by the time I've got to the end.|Once it's said it doesn't sound half so silly. It sounds like something that you'd write on a kite.|I say it, and a pigeon says something back, twice, with its chest out. They've got their own views about January.} -> DONE
=== r_ask
#react: ask
{!Bittu would know, and he'd want one lump. He'd tell me a bit for nothing, to show the quality.|I ask the sky, and it turns a scrap of paper over, above the gate, to think about it.|There's a person asleep on the answer, I reckon, with her trainers on.|It's the sort of question that's had a garland hung on it in our house. You'd have to get up on a stool and look behind.|I ask it out loud; and on the other roof, where there isn't anybody, someone says "Hm".} -> DONE

// What readers do in any scene
=== d_listen
#topic: listen, hear, follow the sound
{here == "home" and not midnight:Pressure cookers, a scooter, the Shahs having their argument about the aerial. Through the floor there's Dadi's radio, and she's talking over it in a whisper, which she never does. I put my ear to the tank. "Midnight," it says, in my grandmother's voice, and then a spoon gets dropped.|{here == "gate":If you lie flat you can hear both lanes at once, one in each ear. Theirs has got a man's radio that goes on and off while he mends it. Ours has somebody walking up and down in trainers. They stop, and the radio stops, and I'd swear that they are listening to each other.|Everything in this city's got a voice in January: glue, bamboo, goats. I shut my eyes and count the strings going over. It's like being underneath a harp. One of them hums lower than the rest, the way mine does, and mine's in my pocket.}} -> DONE
=== d_spine
#topic: spine, the cane, touch the spine, bamboo, touch the kite, the paper
I run a finger down the cane. It's been scraped by someone who knows how: thin at the tips and fat at the heart. There's a thumbprint in the glue, and it's yellow. Turmeric. Whoever brought that kite back from the dead had been at the vegetables first, and only washed one hand. -> DONE
=== d_cut
#topic: cut string, string cut, the end of the string, cut clean, the string
A string that's been cut in a fight has a fuzzy end, like a cat's tail in a storm. This one's flat. So nobody beat this kite. Somebody stood on a roof, let it up just far enough to come down on us, and went snip. I look round at which roof it would have to be. It's ours. -> DONE
=== d_smell
#topic: smell, sniff, smell the kite
New paper, flour paste; that's ordinary. Under it there's fried mustard seed and, a long way down, that hair oil in the green bottle that only one person in our house is allowed to touch. I smell my own hands in case it's me. It's not me. -> DONE
=== d_tank
#topic: water tank, tank, in the tank, climb the tank, climb up
{here == "home":I hang over the edge. It's black, with a bit of evening at the bottom, and me. Three things are floating: a tissue star, a slipper that was thrown at the Mansuris in about 2009, and a curl of cane as fresh as an apple paring. So it was made up here. Someone sat on our tank and whittled.} -> DONE
=== d_shout
#topic: shout, yell, scream, call out, shout to farhan, call farhan, talk to farhan
{here == "home" and not midnight:"DID YOU SEND IT?" I yell. The whole lane goes quiet, as if I'd said a swear word in a temple. Over the gap Farhan shakes his head. He points at himself, then down at his feet, where there's something black. Then he puts up one finger, then two. Twelve. He's got one as well.|{here == "home" or here == "gate":I shout. It goes round the lane like a bus and comes back with other people in it: two grandmothers, a dog, and a man who wants to know who's winning. Nobody is yet. "THEN WHY SHOUT?" says somebody from Kharadi Pol. It's the most they've said to us since I was born.}} -> DONE
=== d_hide
#topic: hide, hide the kite, duck, under my shirt
{here == "home":I shove it up my back, under my shirt, and walk as if I'd got good posture. It crackles. "Stand straight," says my aunt on the stairs, approving. When I take it out in the cupboard the gold's come off on me. I've got an eye between my shoulders, where I can't see it and everyone else can.} -> DONE
=== d_fly
#topic: fly, fly it, fly the kite, launch, practise
{here == "home" and not midnight:I tie on a bit of washing line and give it to the wind to hold. It doesn't want to play, it wants to go: straight across, six metres, until it's over their roof, and there it stops dead and looks down. I pull it in quickly. I think that it knows the way to somebody's.} -> DONE
=== d_throw
#topic: throw, stone, hit, push, punch, attack, kick, fight, slap
{here == "home":I pick up what there is, which is a dried-up guava, and chuck it. It goes wide. It rolls along the parapet over there, and Farhan catches it without taking his eyes off me; he looks at it, and puts it in his pocket, as if it had come by post. Our aim's never been any good.|{here == "gate" and not open_box:I give him a push, with one finger, in the jacket. He gives it back, the same to within a gram. Something in there crackled, though, on the left, under the zip, and it sounded like tissue. "It's nothing," says Farhan. He does the zip right up to his chin.}} -> DONE
=== d_sit
#topic: sit, sit down, lie down, rest
{here == "gate":The tiles are still warm from the day. There's a dip in them where I sit, and one just like it, a bit more than an arm away, where he's sitting. We didn't make those. You'd need two boys, I think, and about ten years of evenings.|{here == "home":I sit on the parapet with my legs over, which I'm not allowed. Facing their way. It turns out you can see right down their stairs from here: a door, a cupboard, a man's grey sleeve. He's got the cupboard open. He's looking at the inside of the door, not at what is in it.}} -> DONE
=== d_sky
#topic: sky, look up, clouds, look at the sky, wind, weather, look outside
{here == "home" and not midnight:It's that colour it goes when the lamps can't decide. Four kites are left up, and they're all coming in. There's wind in one place only, and I've noticed that before: over the gate, where a bit of paper's going round and round on its own like a dog that's about to lie down.} -> DONE
=== d_down
#topic: downstairs, go inside, stairs, go home, my room, outside, run outside, way out
{here == "home":I go down three stairs and meet the smell. It isn't any one person's dinner. It's glue and sesame and floor polish; it's the house getting ready. Dadi's door is shut. Outside it stands the loudspeaker, under a tea towel, like a parrot. It's got new batteries in, and it's three days too soon.} -> DONE
=== d_roof
#topic: terrace, roof, parapet, farhan's roof, opposite, kharadi pol, look at farhan, look across, look over
{here == "home" and not hunt:There he is over the gap, with nothing in his hands. Behind him on the stair someone's standing back from the light. It's only a shape, quite tall, in a jersey. It hasn't come out for thirty winters, and it's looking straight at what my cousin's got under his arm.} -> DONE
=== d_photo
#topic: take a photo, photo of, camera
{here == "home" and not midnight:I take one on my cousin's phone. It's only when I make it bigger with my fingers that I see the window behind, Dadi's, and the curtain with a gap in; and in the gap are two round black things, side by side, watching. They're sunglasses. It's dark.} -> DONE
=== d_keyhole
#topic: keyhole, the door, open the door, dadi's door, through the door, knock
{here == "home" and not midnight:I put my eye to it. There's another one there. It's brown, with a bit of sunglasses pushed up over it, and we look at each other for about a second, very close. Then the snoring starts again from the other side of the door, in a hurry, and a good metre lower than a bed.} -> DONE
=== d_jaggery
#topic: eat, jaggery, sweet, hungry, chikki, food, drink, tea, guava
{here == "home" or here == "kitchen":{present ? bittu:I break the lump and we have half each, except that his half's the bigger. "That's for silence," I tell Bittu. He sucks it. You can watch it work: he goes shiny, then thoughtful. "She did the eye with eyeliner," he says. He claps both hands over his mouth. I haven't even asked him yet.|There's always a plate. I eat two chikki off it, standing up. The third has been put to one side, under a cup, and when I go to lift the cup a voice from no particular window says, "NOT that one. That's for him." I've never found out who him is. The cow gets it in the end.}} -> DONE
=== d_wait
#topic: wait, do nothing, stand still, stay quiet, stay silent, keep quiet, be quiet
{here == "home" and not midnight:I wait, and it's awful, I'm no good at it. That's how I lose at chess. Across the way he's waiting too. He's good at it. In the end, so that it isn't him who wins, I look at my watch; and he looks at his, and we both of us count on our fingers up to midnight.} -> DONE
=== d_sleep
#topic: sleep, go to bed, bed, close my eyes, dream
{here == "home":I lie down with my clothes on and a torch. I dream the kite's too big to get through the door, and everyone's very polite about it. When I wake there's a shawl over me that wasn't there before, and a laddoo on the pillow, in a twist of paper. The paper's from a school exercise book. It says, in capitals, VEST.} -> DONE
=== d_trainers
#topic: trainers, sunglasses, her shoes, dadi's shoes, shoes
{here == "home" or here == "kitchen":They're white, size four, with go-faster stripes. She has them for her knees. There's pink dust in the soles, though, string-makers' pink; and she told us that she'd been to the temple. Stuck to the left one is a snip of black tissue as big as a fingernail. I put it in my pencil box. That's evidence.} -> DONE
=== d_coat
#topic: jacket, put on my jacket, vest, put on, pocket, pockets, search, my bag
I've got my school jacket with the torn pocket. In it are tape, a bus ticket, half a bishop, and a folded sheet ruled off in somebody's very neat pen: all of our games since June, with the moves. I don't know when he put that there. At the bottom it says, "You had mate in three. I waited." -> DONE
=== d_below
#topic: look down, down, the lane, street, over the edge
{here == "gate":It's further than you'd think, with two lanes in it and one wall. From above they're the same lane. There's the same cow asleep in both, front half in theirs. And there are two old bits of rope, hanging off the roof here on either side of the gate, knotted for feet. One's tied with our family's knot.} -> DONE
=== d_torch
#topic: torch, his torch, light, lamp, candle, first-aid kit, his kit, kit
{here == "gate" and not morning and present ? farhan:It's the kind for power cuts. He's taped red paper across it so the pigeons won't wake. By the light of that you can see the wall behind him. Someone's scratched tallies there, ever so many, in fives, and two letters on top, a J and an S. They're equal. It stops in the middle of a five.} -> DONE
=== d_sing
#topic: sing, hum, whistle, dance
{here == "home" or here == "gate":I whistle the thing that our roof whistles when it's won, although it hasn't. From the other side comes the answer, the rude one, dead in tune, from behind a stair door. It isn't a boy's whistle. It's got a wobble in, as if it'd been left out in the rain since 1994.} -> DONE
=== d_pray
#topic: pray, god, prayer, cross my fingers, hope
I do the quick one. You're meant to ask for knowledge, but it's January, so I ask for wind. Nothing stirs. "North-east by four o'clock," says Dadi's voice, from some window below me; she's answering the radio, I suppose. Then it says: "And for those two to look UP." -> DONE
=== d_scared
#topic: why are you scared, scared, afraid, are you scared, nervous
{present ? farhan:"I'm not. My pulse is ninety-four," says Farhan. He turns the torch round and round. "It's my dad. I showed him the kite and he sat down on the stairs. He asked if she'd used the good glue. He said SHE." He looks at me. "I hadn't told him it was from anyone."|{present ? bittu:"I'm not scared," says Bittu. "I'm a REPORTER." He's standing on my foot, though, with both of his. "Dadi is. She said to the photo, 'Now it's done.' She said it like when you've put out your hand for an injection."|I'm not scared. It's only my knees, and they're inherited.}} -> DONE
=== d_who
#topic: who dropped it, who dropped, who sent it, who made it, who flew it, where did it come from
{present ? bittu:"Breaking," says Bittu, "it came from the NORTH." He thinks. "Only, there's nothing north but our own stairs." He shows with his arm how it fell: up, over, and straight down, like a dropped book. You'd have to be standing about where the pickles are. There's a chair there, by the pickles, facing the wrong way.|It didn't come from far. It hadn't a scratch on it, and a kite that has crossed even one street in January's got somebody's string-burn on its nose. So it's someone near, who knows what time I feed the pigeons.} -> DONE
=== d_recipe
#topic: my recipe, read my recipe, pencil box, notebook, homework
{not theft:It's in my pencil box, under the false bottom, which is the lid of another pencil box. Rice, fenugreek, neem, and the other thing is only a drawing, so no one can read it. I check it. There's a small brown smear across the corner, and when I lick that it's sweet. I shut the box. It can't be; I'd have heard.} -> DONE
=== d_school
#topic: school, go to school, class, teacher
I go, because they take the register. Nobody's there really. There are forty of us looking out of one window. At lunch the board's already set up at the back table, and on my king there's a note, ruled off underneath: "Not here. People." He plays white. He hums a bit as he loses a pawn, and it's on purpose. -> DONE
=== d_steal
#topic: steal a laddoo, steal, laddoo, take a laddoo
I get one off the bottom of the pile, and the pile doesn't move; I've had years of practice. "Two," says Dadi, with her back to me. "One for your pocket. He'd always one for his pocket." Then she's chopping so fast that you can't see the knife. I don't ask who. I take two. -> DONE
=== d_wrote
#topic: did you write, write the note, wrote the note, was it you, send the kite, made the kite, make the kite
{present ? dadi:"I? With these eyes?" says Dadi. She's holding a seed up to the window to see whether it's got a worm in it. "Anyone can write capitals. Capitals are for people who've waited too long to say it small." She wipes the table where I wasn't leaning. "What time did it say?" I tell her. "Then wear something warm."|{present ? bittu:"I've got a SOURCE," says Bittu, "but she makes my lunch."|It's pencil, and the pencil in our house lives on a nail by the fridge. I go and see. It's been sharpened, with scissors.}} -> DONE

// What readers do in any scene
=== d_smile
#topic: smile, laugh, nod, grin
{here == "home" and not midnight:I smile across. It isn't a thing you do. He looks as if I'd thrown something, and then one side of his mouth goes, before he can stop it; he's got a tooth that crosses over. I've sat opposite him every lunch for years and I never knew about the tooth.} -> DONE
=== d_sorry
#topic: apologize, apologise, sorry, thank
{here == "home":"Sorry," I say, generally. A window opens. "About TIME," says somebody's grandmother on the wrong side of the lane; then she must have seen who it was, and it shuts. A second later it's opened again, by about as much as you'd need for an ear.} -> DONE
=== d_closer
#topic: look closer, closer, examine, inspect, investigate, carefully
{here == "home" and not midnight:I get right up to it with one eye shut. The eye's been done in three goes. First there's a line in pencil, shaky; then the gold; and round the rim, where it's always hardest, someone's used the edge of a two-rupee coin, as my uncle showed me under the table.} -> DONE
=== d_breath
#topic: deep breath, breathe, stretch, yawn, calm down
I breathe in through my nose, like before a duel. Glue, mostly. Then there's burnt sugar, and it's drifting the wrong way, from their kitchens into ours; they must be doing the same recipe, at the same minute, with six metres of nothing in between. -> DONE
=== d_back
#topic: step back, back away, retreat
{here == "home" and not midnight:I back off till I've got the washing in front of me. You see more from behind a sheet, everyone on our roof knows that. On theirs there's a sheet too. It's got feet under it, big ones, in slippers, and they're pointing at us.} -> DONE
=== d_floor
#topic: floor, ground, footprints
{here == "home" and not midnight:I look at the floor. It's been swept! Nobody sweeps a roof on the eleventh, with two days of paper still to come. They've only done the bit from the stair to the tank, and they've missed a corner; in it there's a heap of black snippings, like hair at the barber's.} -> DONE
=== d_weapon
#topic: weapon, knife, scissors, blade
There's my spool, there's a slipper. The scissors live in the kitchen, on a nail, and I'm not allowed them, since before I was born. I used to think that was because of fingers. "Those are for yams," people say in our house, the way you'd say it of a gun. -> DONE
=== d_family
#topic: my family, family, my father, my dad, my mother, my mum
They're all downstairs being loud about pickles. I go through them in my head to see who'd build me a kite. My father can't, Mum wouldn't, my uncle won't. That leaves a person with bad knees and white trainers, and I've never once seen her run. -> DONE
=== d_match
#topic: match, light a match, lantern, tukkal, candle
{here == "home":There's a paper lantern in the shed, the sort you send up the string on the last night. I light it to see if it still goes. It does. It swings over to the gate side and shines on the lock. There's oil on that, fresh, and it's running down the rust.} -> DONE

=== lost_words
#unclear
{&Somebody three roofs off shouts "Kapyo chhe!", but not at that. What did I say?|The wind changed in the middle of it.|Even Bittu can't sell that. Again!} -> DONE

=== meet_1
#react: bittu meet
"THIS is {name}," yells Bittu, for anybody on the next four roofs who was in doubt. -> DONE

=== meet_2
#react: farhan meet
"{name}," says Farhan. "I do sit behind you. I've sat behind you for six years." -> DONE

=== meet_3
#react: dadi meet
"{name}," says Dadi. "Half of it is mine. I lent it to you." -> DONE

=== hook_1
#topic: who wrote, writing, same roof, what does it say, midnight
SAME ROOF. MIDNIGHT. BRING THE BOX. It's in pencil, capitals, pressed hard; whoever it was hadn't much spine to write on and didn't need to say which roof. It was meant for a person who'd know. -> DONE

=== hook_2
#topic: photograph, who is in the photograph, garland
Two boys on this roof with one kite between them. The garland is for the one on the left, my uncle. Nobody ever mentions the one on the right, and somebody has dusted him all the same. -> DONE

// Plain questions.
=== p_age
#topic: how old am i, my age, old am i
Fourteen. Farhan's fifteen, and manages to mention it. -> DONE
=== p_lose
#topic: street lose, we lose, we lost, lose every year, always lose, keep losing, losing
We've lost to Kharadi Pol every year since my uncle's string was cut. Dadi says it's because of glass. I say you can't win with thirty-year-old glue, and that's why I've got a recipe. -> DONE
=== p_who_cut
#topic: who cut, who has cut, cut my uncle, cut the string, cut his string, uncle's string
{speaker:Dadi, with the yam scissors, so that two boys would come down for supper.|It was them, if you ask on our side of the gate. It was us, if you ask on theirs. Nobody's ever had both halves of it in the one room.} -> DONE
=== p_farhan_here
#topic: why is farhan here, is farhan here, why did farhan, why is he here, farhan doing here, farhan doing
{midnight:Same as me. A bit of cane came down on his side as well, with writing on, and he's somebody who does what it says.|He lives there; he's always there. What's new is that he hasn't got a kite, and that he looks like I feel.} -> DONE
=== p_in_box
#topic: in the box, inside the box, is in it, inside it
{open_box:Half a kite, and a letter that no one ever posted.|{box:It's a sari box, flat, done up in kite string, and it weighs about what a kite does. I haven't undone it. It isn't addressed to me.|I don't know. I didn't even know that we'd got one.}} -> DONE
=== p_job
#topic: my job, my role, supposed to do, what am i meant
To fly. I've got a spool boy, a recipe, and a grandmother in command, and on the fourteenth I'm meant to win, for a change. -> DONE
=== p_people
#topic: how many people, how many live, people live, population, lives here, live here, who lives, who else, anyone else, anybody else, am i alone
In our house there's Dadi, my parents, my uncle, Bittu and me. In the pol there's everybody else, and they can all hear each other sneeze. -> DONE
=== p_danger
#topic: dangerous, is it safe, am i safe, danger, in danger, get in trouble
Ladders, glass string and Dadi, and I've put those in order. If I'm caught on the wrong roof I'll be shouted at till Sunday. -> DONE
=== p_have
#topic: what do i have, have with me, am i carrying, what am i holding, my things
A school jacket, tape, half a bishop, a plaster on my thumb. My spool's in the house, under guard, and the guard is nine. -> DONE
=== p_year
#topic: what year, which year, year is it
Thirty years after 1994. On these roofs nobody counts from anything else. -> DONE
=== p_far
#topic: how far, far is it, far away
Across, it's six metres. Round by the street, because of the gate, it's the whole way to the post office and back. -> DONE
=== p_message
#topic: message mean, note mean, writing mean, meant for me, who is it for, message for
Somebody wants somebody on a roof at twelve, with a box. It landed in our tank, so I suppose it's us; but it hasn't got a name on, and whoever wrote it didn't think it needed one. -> DONE
=== p_if
#topic: consequences
With kites you let out some string and see. There are only two things that you can't wind back, a cut, and telling Bittu. -> DONE
=== p_trust
#topic: trust, whom can i trust, can i trust, is he lying, is dadi lying, telling the truth, who is lying
Bittu sells everything; Dadi's hiding something; Farhan keeps his promises and hates it. If I had to pick I'd pick the enemy, and that's embarrassing. -> DONE
=== p_came
#topic: did it get here, come from, was i doing before, how did the kite
It came down out of the sky over the gate, with its string cut through, when there wasn't another kite up. I was meant to be doing fractions. -> DONE
=== p_charge
#topic: in charge, who leads, the boss, who decides, who commands
Dadi. You'd only ask that if you'd never been whistled at. -> DONE
=== p_goal
#topic: my goal, my mission, the goal, the plan, objective, am i looking for
To find out who wants what box on which roof by midnight. And to win on the fourteenth, obviously, but that can wait till tomorrow. -> DONE
=== p_self
#topic: man or woman, am i a man, am i a woman, do i look, i look like, am i married, have a family, do i have a wife, do i have a husband, have children, have parents, my parents, have friends, any friends, have siblings, live alone
Fourteen, with parents who are loud about pickles, an uncle who's quiet about kites, and a cousin. Best friend, Meher. Best enemy, him. -> DONE
=== p_country
#topic: what country, which country, country is this, what city, which city, city am i, city is this, nearest city
Ahmedabad, in Gujarat, in India: the old city, where the streets are too narrow for a kite. -> DONE
=== p_language
#topic: what language, which language, languages, speak english, language do i, language do they, language is this
Gujarati at home, English in school, and on the roofs mostly yelling. -> DONE
=== p_time_left
#topic: time is left, how much time, time left, how long do i have, when does it end
{days:Not as much as I'd need. It's the fourteenth on the fourteenth.|Till midnight, for the box; and three days, for the war.} -> DONE
=== p_out
#topic: get out, get away, can i leave, how do i leave
Down the stairs, past all the family, or over the Shahs' ladder, if no one's hung washing on it. -> DONE
=== p_long
#topic: how long have i, long have i been, since when, did i get here, where am i from, come here
I was born here, in the room below the tank. Only the pigeons have been here longer, and Dadi. -> DONE

// He, she or it, if no topic before these fits better.
=== p_he
#topic: is he, does he, did he, was he, has he, will he, can he, would he, about him, is his, what his
-> t_farhan
=== p_she
#topic: is she, does she, did she, was she, has she, will she, can she, would she, about her, is her
{present ? meher:-> t_meher}
-> t_dadi
