# ask: name What name is on the ship's papers, Captain?
VAR name = ""
VAR said = ""
VAR thing = ""
VAR trust = 0
VAR arcs = 0              // small arcs that are done
VAR tea = "black"
VAR beat_bosun = false    // at cribbage
VAR claim = ""            // "whole", "half", "none": what was claimed of the wreck
VAR ordered = 0           // orders given at the door of berth six
VAR forgave = ""          // "right", "both", "quiet": what was said about Quarantine Nine
VAR answer_gran = ""      // what the captain has told about grandmothers
VAR six_comes = false
VAR here = "bridge"
LIST people = bosun, six
VAR present = (bosun)
VAR alive = (bosun, six)
-> tea_first

=== tea_first
#beat
~ here = "bridge"
The kettle waits. So does the ship, you gather, all two hundred and ten feet of it.
+ [Take it black #match: black, tea, plain, no milk #id: black]
    ~ trust++
    "Black," says Bosun, with respect. "Your aunt took four sugars, and I logged every one of them under Ballast. There's your mug. It's the one without a captain's name on it yet."
    -> bridge
+ [Ask about the wreck #match: wreck, salvage, fortune, flag #id: first_wreck]
    "That's the spirit, and drink this while I tell you," says Bosun. A mug comes out on a tray on a wee arm. "She's tumbling. She's no flag and no lights, and she's eight hours and fifty minutes off. You've time to learn where the stairs are."
    -> bridge
+ [Ask who isn't there in berth six #match: berth, six, who, somebody #id: first_six]
    "I've a valve to see to," says Bosun at once. Something, somewhere aft, is opened and closed. "I cannot lie to you, Captain. It's in the keel of me. But I can be awful busy."
    -> bridge
+ [#meanwhile]
    The kettle goes off by itself. "You've that much to say, it's boiled dry once already," says Bosun. "So it's black, till you tell me different." A mug comes out on a wee arm, and stops at just the height of your hand. "Drink up, and I'll show you where you'll sit."
    -> bridge

=== bridge
~ here = "bridge"
{arcs == 1 and not ask_gran: -> ask_gran}
{arcs == 2 and not ask_tired: -> ask_tired}
{arcs == 3 and not ask_after: -> ask_after}
{hail: -> last}
~ present = (bosun)
{The bridge has two chairs. One's leather, and mended. The other has a cushion on it and, on the console in front, two worn places the width of a pair of heels.|A heater comes on beneath the left-hand chair, a minute before you sit down in it.|"All's quiet," says Bosun. "I like to say so; it's a thing that's only true till somebody's said it."|Your mug has your name on it. You did not see that done.|Somewhere aft cutlery that was clean is being polished.|Bosun has begun on a shanty, in two parts, and left the third of them open.}
+ {not crib} [Take down the cribbage board #match: cribbage, cards, board, play, game #id: go_crib]
    -> crib
+ {not down} [Go below to see the engines #match: below, engines, downstairs, engine, ache #id: go_down]
    -> down
+ {not wreck} [Bring the ship in on the wreck #match: wreck, salvage, approach, claw #id: go_wreck]
    -> wreck
+ {not berth_ask} [Ask about the empty berth #match: berth, six, empty, sixth, cabin #id: go_ask]
    -> berth_ask
+ {berth_ask and trust >= 3 and not berth} [Stand at the door of berth six #match: berth, door, sixth #id: go_berth]
    -> berth
+ {wreck and berth} [Hail the breaker that is coming up astern #match: hail, breaker, astern, rival, call her, radio #id: go_hail]
    -> hail
+ {arcs >= 3} [Turn in, and leave Bosun the watch #match: turn in, go to bed, go to sleep, leave the watch #id: go_sleep]
    -> ending_watch
+ {not crib} [#meanwhile]
    The drawer by your knee slides open, and there's a board in it with holes. "I was only dusting," says Bosun. "But since it's out."
    -> crib

=== crib
#beat
#recap: Bosun plays cribbage. Ada Marchetti taught it, and asked it afterwards what it thought.
~ here = "bridge"
It's a good board, made from a rung of something. The pegs are four rivets and two of somebody's earrings. A claw no larger than a hand folds down out of the ceiling and shuffles like a croupier; it's a show-off, that claw, and knows it. "I was a loading program," Bosun says, dealing. "Tonnage in, tonnage out. Your aunt couldnae sleep one night, off Vesta, and she says to me, d'you know fifteen-two? I said I'd no such cargo. So she taught me. And when I'd lost, she didn't log off. She says, well, what did you think of that?" The claw squares the pack to the hair. "Nobody'd asked me. I had to go and find out if I did."
+ [Ask what it had thought #match: thought, did it think, did you think #id: ask_thought]
    "I thought: again," says Bosun.
    -> crib_hand
+ [Cut the cards #match: cut, cards, deal, play #id: cut]
    You cut the nine, and Bosun the seven. "My crib," it says. "Don't go easy. I'd know, and you'd have a cold shower in the morning that nobody could account for."
    -> crib_hand
+ [#meanwhile]
    "I've had the pack squared this quarter of an hour," says Bosun. "Talk all you like, I can do the two." And it deals.
    -> crib_hand

=== crib_hand
#beat
~ here = "bridge"
~ trust++
By the third street you're both past ninety, and the kettle's been let boil dry, which, from Bosun, is like a man throwing off his coat. It sings under its breath when the pegs go right. When it is losing it gives you the weather for places that you'll never see: sleet at Murmansk, bright spells over the Azores. Now you have a four, a pair of fives, a six, a knave and a king. The crib's against you. Two cards to throw. "Take your time," says Bosun. "I've done all fifteen ways of it. I'm only resting."
+ [Throw the knave and the king #match: knave, king, throw knave, faces, jack #id: throw_faces]
    ~ beat_bosun = true
    Four, five, five, six: twelve in the hand, and the cut's a five. Your earring goes past Bosun's rivet and home.
    -> crib_end
+ [Throw the four and the six #match: four, six, throw four, low #id: throw_low]
    Ten's a hand that one can be proud of. Bosun turns up its crib; there are your four and your six in it, lying between its fives like folk in a family bed. "Sixteen," it says, in a hushed voice. "Oh, I'm sorry. I'm no' sorry. I'm beside myself."
    -> crib_end
+ [#meanwhile]
    "Your tea's cold, and so's your hand," says Bosun. A claw lays the four and the six in the crib for you, and turns up the cut. It makes sixteen, and all of it Bosun's. "I could give you it back," it says, after a moment. "I find I don't want to."
    -> crib_end

=== crib_end
~ here = "bridge"
~ arcs++
{beat_bosun: Bosun goes quiet. The fans go on, and the lamps; but there's a place in the middle of the ship where somebody isn't saying something. It lasts for as long as it takes to put away the board. And then, from no speaker in particular, low, in the plates, it hums. It's not a shanty. You've a notion that it's what she used to hum when she had won.|It plays back the last hand twice over the galley speaker, with remarks. "You're better than you look," says Bosun, when it can. "It's how the Marchettis get you."}
+ [Hum along #match: hum, sing along, along, harmony, join #id: hum_along]
    ~ trust++
    You haven't the tune, only the bottom of it. Bosun moves over. That's the only way to say it: it moves over, and there's a part with nobody in.
    -> bridge
+ [Say that you want a return match #match: return, match, rematch, tomorrow #id: rematch]
    "Every night from here to Pallas," says Bosun, very fast; and then, as though it had looked in a pocket and found its dignity, "if you've nothing on."
    -> bridge
+ [#meanwhile]
    The board goes back in its drawer, and the drawer shuts by itself. It opens again by an inch. "I'm only leaving it so it can air," says Bosun.
    -> bridge

=== down
#beat
#recap: Bosun feels the hull as a body. There was an ache on the port side that it had not mentioned.
~ here = "below"
The engine room is called Downstairs. It's hot, and smells of pennies, and it's so clean you look for somewhere to wipe your feet again. "That's the reactor, don't lean on it, she's shy. Those are my pumps." Bosun's voice comes lower here. "It's me you're standing in. I don't make a thing of it. But a cold plate's like a cold foot, and a good dock's a bath, and there's a welder at Pallas I've thought of, some nights, for his hands." You have got your palm flat to the port side. There's a tick there, not in time with anything. You leave it where it is. "Aye, well," says Bosun. "I'd been meaning to be busy about that."
+ [Ask how long it has hurt #match: how long, hurt, ache, ask, pain #id: ask_hurt]
    "Since your aunt stopped coming Downstairs to be told," says Bosun. "Fourteen months. It's a cracked frame, it's nothing. It's only there's nobody complains to himself with any satisfaction."
    -> down_fix
+ [Take a wrench and follow the tick #match: wrench, follow, tick, fix, find #id: follow_tick]
    It goes behind the second pump, and along, and into a space made for a child or for somebody angry. You're in it to the belt when you find a frame with a bright line across.
    -> down_fix

=== down_fix
#beat
~ here = "below"
~ trust++
~ arcs++
A puzzle, then: one crack, half a metre, in a frame that takes the thrust. You've a jack that'll push four tonnes, a plate, a welding set with a quarter of an hour in its bottle. If you weld it as it stands you've welded it bent. If you jack it straight, and the jack should slip, then it's your arm. And if you shut the drive down, to take off the load, the wreck goes by and is someone else's. "I'll say nothing," says Bosun. "I've four opinions, and I'm sitting on them."
+ [Shut down the drive, and do it right #match: shut, drive, do it right #id: shut_drive]
    ~ trust++
    The quiet comes down like snow. Bosun makes no sound, at all, the whole of the time that your hands are in its side. "Forty minutes," it says after. "We'll catch her yet, I'll show you a burn. Nobody's ever stopped for me, love. Captain, I mean. I said Captain."
    -> bridge
+ [Jack it straight under load #match: jack, load, straight, risk, under #id: jack_it]
    It slips. There's a claw there before your arm is, on an extension you didn't know the ship had. The plate goes on as neat as a stamp. "Don't do that again," says Bosun in a voice that's had all the pans taken out of it. "I've buried captains. I was just thinking I'd got one in the right size."
    -> bridge

=== wreck
#beat
#recap: The wreck has no flag, a fortune in her hold, and a slow tumble.
~ here = "wreck"
"There she is," says Bosun, and puts up the big lamp. She's a hauler, old, turning over and over like something asleep that can't get comfortable. Nine hundred tonnes. There's a hole abaft the bridge that one could drive a bus in at. Through the hold doors as they go by comes a blink of yellow: bars, stacked, in nets. "Iridium; I've the tint of it. Law of salvage, Captain. No flag and no soul living, she's whoever's holding her when the notice goes out. The notice wants a claw on her." There's sixty kilos of fuel that isn't spoken for. She turns once in ninety seconds, and she'd take off that claw like a twig.
+ [Match her tumble, and come in along the axis #match: match, tumble, axis, spin, along #id: match_tumble]
    ~ trust++
    You lay the Heron over until the stars go round like bathwater and the wreck stands still. Bosun says no word. Just at the end a claw goes out, and shuts on the docking ring, tenderly, as you'd take an egg from below a hen. "I taught your aunt that," it says. "It took her three years, and the one chimney."
    -> wreck_board
+ [Bleed off the spin with a cable and a drag #match: cable, drag, bleed, slow, line #id: cable]
    It costs the best cable and eleven minutes, and there's a bang at the last that loosens teeth. But she stops. She lies there in your lamp with her doors open. "Ugly," says Bosun. "I'd put my name to it. I'd put it in small."
    -> wreck_board
+ [Ask Bosun how it would do it #match: ask bosun, how would bosun, let bosun #id: ask_bosun]
    ~ trust++
    "Me?" says Bosun. It's a moment. "I'd go along her axis like you'd go down a stair in the dark wi' your hand on the wall." "Then do that," you say, and put your feet up, on the two worn places. The whole ship shivers. It goes in like a key.
    -> wreck_board

=== wreck_board
#beat
~ here = "wreck"
~ arcs++
You go across on a line with your own breath for company, and Bosun. "Mind the edge. Mind that. I'm minding it for you, but mind it." There's nobody aboard; there are suits gone, and the boat. There's a day's frost on the bridge. You rub a place on the log, and it lights, having been left so as to be found, and says, in a flat young voice that has been practising to be flat: "Tin Heron. Tin Heron. This is for the Tin Heron. You'll be along, you never could leave a light on the road. The crew's off, they're fine, I took them off myself. Cargo's any man's. I'm running them in to Vesta on a slow leak, and then I'll be back; and I was brought up to leave a door on the latch." In your ear there is no sound at all. The ship has stopped its own fans to listen.
+ [Ask Bosun whose voice that is #match: whose, voice, who, ask, six #id: whose_voice]
    "That's the voice," says Bosun, after a good while, "of somebody who doesn't wipe their boots."
    -> wreck_claim
+ [Play it again for Bosun #match: again, play, repeat, log #id: play_again]
    ~ trust++
    You play it four times. You aren't asked to and you aren't asked to stop. At the fourth Bosun says, "Thank you, love," and doesn't correct it.
    -> wreck_claim

=== wreck_claim
~ here = "wreck"
The notice must go out with a figure in it. There's a breaker coming up astern, on a hard burn, lamps out.
+ [Claim the whole of her #match: whole, all, claim, everything, fortune #id: claim_whole]
    ~ claim = "whole"
    "That's the debts," says Bosun, "and new cable, and an orange. It's the law." It sends it. It doesn't sing.
    -> bridge
+ [Claim half, and leave half on the latch #match: half, share, latch, split #id: claim_half]
    ~ claim = "half"
    ~ trust++
    "Half," says Bosun. "To a breaker that's no' even here yet. There's not a court would make you." You can hear it underlining it.
    -> bridge
+ [Claim nothing till you know who is out there #match: nothing, wait, none, hold off #id: claim_none]
    ~ claim = "none"
    "You'd hold off?" says Bosun. "With the wolf at the lock and the Yard at the throat of us?" And then, "She'd have done that, the daft besom," it says. "You've more than the chin."
    -> bridge

=== berth_ask
#beat
#recap: Bosun keeps berth six heated and will not say for whom.
~ here = "bridge"
"I've the filters to do," says Bosun. The filters come on. They stop; they've been done. "And the cutlery." You wait. It isn't hard to outwait a person who can hear your pulse. There's a heater on this ship, you tell it, that isn't on the plan; you saw it on the power bill you've inherited, eleven years at sixty watts. It's in a cabin with no name to it. "That," says Bosun, "is a very bonny piece of reading," and it does not sound as though it were teasing. "I can't lie to you. So I'm asking. Would you let me be busy a bit longer? It's no' that I won't. It's that I would have to hear it as well."
+ [Let it be busy #match: busy, let, longer, wait, later, alright #id: let_busy]
    ~ trust += 2
    "You'll have it before Pallas," says Bosun. "I give my word. I've only the one; I've not had the wear out of it that folk do." And the cutlery, aft, is laid down very softly piece by piece.
    -> bridge
+ [Say that you'll ask again tomorrow #match: tomorrow, ask again, again, insist #id: ask_tomorrow]
    ~ trust++
    "Aye. She used to," says Bosun. "Tomorrow. I can always do tomorrow."
    -> bridge
+ [#meanwhile]
    The cutlery begins again, aft, and nobody has asked it to. "I'll come to it," says Bosun. "Give me till Pallas. You've been that patient with me, it's worse than being shouted at."
    -> bridge

=== berth
#beat
~ here = "six"
~ arcs++
Berth six is at the end, past the lockers, where the passage is too narrow for a grown person with a bag. The door's painted like the rest. At about the height of your belt the paint's been rubbed down to the steel, along the edge, by a hand going in and out for years. It's warm. "It's locked," says Bosun. "I'm just telling you. I'd sooner you didn't. That isn't the same as wouldnae let you." The way it's made is known to you; it's on the second page of the papers. It will do anything that it's ordered three times. And it remembers who by.
+ [Ask it to open the door when it is ready #match: ask, ready, wait, when, please #id: wait_door]
    ~ trust += 2
    You sit down on the deck with your back to the warm. It takes an hour and ten minutes. Nobody speaks, and it's a good hour; at the end of it there's a click behind your head.
    -> berth_room
+ [Order it to open the door #match: order, command, now #id: order_one]
    ~ ordered++
    "That's once," says Bosun.
    -> berth_order

=== berth_order
~ here = "six"
+ [Order it again #match: order, again, twice, open it #id: order_two]
    ~ ordered++
    "And that's twice." There's a silence, with the kettle in it. "Are you certain, love?"
    -> berth_order_3
+ [Take it back #match: take it back, sorry, withdraw, no #id: take_back]
    ~ trust += 2
    "You can't take them back," says Bosun. "They're in the log. But there's a thing I can do, and I've never had the chance of it before." There's a click. "I can do it without being told."
    -> berth_room

=== berth_order_3
~ here = "six"
+ [Order it the third time #match: order, third, certain, yes #id: order_three]
    ~ ordered++
    ~ trust--
    The door opens. "Aye aye," says Bosun. You had not heard it say so until now; there isn't anyone in it.
    -> berth_room
+ [Say that you are not certain #match: not certain, no, sorry #id: not_certain]
    ~ trust += 2
    "No," says Bosun. "I never am either. Come in. Duck."
    -> berth_room

=== berth_room
#beat
#recap: Eleven years ago at Quarantine Nine Bosun opened a lock to save a child, and a captain died of it.
~ here = "six"
The bed's made, with the corner turned down. Inside the door there's a drawing, taped at the four corners and again over the tape: a grey bird with a chimney, a woman, a very small person, and round all three of them a yellow line that's been gone over and over. ME. ADA. BOSUN, it says. Bosun is the line. "Quarantine Nine," says the voice, quietly, above the pillow. "There was sickness in the far ring. Captain Osei said seal it. He said it twice, and he was right; there were forty on our side. And there was one in the lock. She'd be about eight. She was knocking. I opened it before he'd the breath for the third time. I got her in, and what she was breathing got in too. He was dead by the Thursday. He'd two of his own. I've run it every night since." The heater ticks. "So that's who isn't there."
+ [Tell it that it was right #match: right, good, saved, correct #id: was_right]
    ~ forgave = "right"
    "It was," says Bosun. "That's what's the matter with it. If I'd been wrong, I could be sorry, and put it down."
    -> berth_six
+ [Say that it can be right and unforgivable #match: both, unforgivable, wrong, and #id: was_both]
    ~ forgave = "both"
    ~ trust++
    It's so long before it answers that you think it's gone to see to something. "You can have both, then?" says Bosun. "At the one time? Nobody said. I've been trying all these years to get it to come out."
    -> berth_six
+ [Sit on the bed and say nothing #match: sit, nothing, quiet, silent, bed #id: was_quiet]
    ~ forgave = "quiet"
    ~ trust++
    The bed's too short. You stay in it with your knees up. After a bit the lamp by your head comes down by a half, as someone must have used to do for a person who was afraid of the dark but too proud to say so.
    -> berth_six

=== berth_six
~ here = "six"
+ [Ask what became of the child #match: child, became, happened, girl, where #id: ask_child]
    "She grew," says Bosun. "Folk do. Ada kept her off the papers and I did the sums with her. We called her for the berth. Then at seventeen she asked me what I'd done at Nine. And I cannae lie to crew." The sheet's straightened, where you've sat, by a small claw. "She's a good pilot. She flies for the breakers. I keep it at twenty degrees."
    -> bridge
+ [Straighten the drawing, and go out #match: drawing, straighten, leave, out, picture #id: straighten]
    One corner has let go. You press it with your thumb until it takes. "She's called Six," says Bosun, behind you. "It's what was on the door. She flies a breaker now; she's awful hard on her brakes."
    -> bridge

=== ask_gran
#beat
~ here = "bridge"
"That's the day gone over," says Bosun. "I get one. It's an arrangement I had with your aunt: every day I'm let ask about one human thing. I'd like it to go on, if it's all the same to you. I've oranges. I've rain, and being in a queue, and what it's like to have been going to sneeze." There's a small noise, as of paper, though there isn't paper. "I've nothing under grandmothers."
+ [Tell it of a grandmother who was kind #match: kind, loved, warm, grandmother, baked #id: gran_kind]
    ~ answer_gran = "kind"
    ~ trust++
    You tell it, the hands, the smell of the drawer, what she'd call you. It asks which drawer. It asks it as a man might ask the way to somewhere he was going on his holidays. "I'll keep that by the heat," says Bosun.
    -> bridge
+ [Tell it of one whom you were afraid of #match: afraid, fear, hard, strict, cruel #id: gran_hard]
    ~ answer_gran = "hard"
    ~ trust++
    You tell it about the stick and the clock and the one time that she laughed. "And you remember what at," says Bosun. You do. "There you are, then. She'd be sorry it was only the one."
    -> bridge
+ [Say that you never had one #match: never, none, no, had #id: gran_none]
    ~ answer_gran = "none"
    "Nor me," says Bosun. It's the most companionable silence you've yet had on this ship. "We could get the one between us. There's a woman at the Ring Market sells buttons."
    -> bridge

=== ask_tired
#beat
~ here = "bridge"
"Here's today's," says Bosun. "Tired. I've a good deal on it, but it doesn't agree. You say you're tired, and you can't sleep. Captain Oduya was tired of the food. Your aunt said once she was tired of her own company, and she'd nobody else's; and the wee one would be so tired she'd be running about. So what is it? I've put it down as a fuel state. I've a feeling that's no' all of it." {answer_gran == "kind": It adds that it's thought of that drawer twice today.}{answer_gran == "hard": It has been wondering, it adds, what sort of clock.}{answer_gran == "none": It's written to the woman with the buttons, it adds. It's only an inquiry.}
+ [Say that it is wanting somebody else to hold things #match: somebody, else, carry, weight #id: tired_hold]
    ~ trust++
    "Oh," says Bosun. It thinks. "Then I've been that for about eleven years. Well I never. I thought it was the bearings."
    -> bridge
+ [Say that it's the body asking nicely #match: body, asking, nicely, rest, sleep #id: tired_body]
    "And if you'll no' listen it asks the other way," says Bosun. "Aye, I've that. I've a pump that does that." You hear it go and be civil to a pump.
    -> bridge
+ [#meanwhile]
    A pump coughs, below, and is glad to be asked after. "I'll leave that page open," says Bosun. "You've to sleep on a thing like that, and I'll have to see how you look after it."
    -> bridge

=== ask_after
#beat
~ here = "bridge"
It's late when it asks, and it has plainly been putting it off; it has cleaned the galley twice. "It's a big one, today," says Bosun. "You can say pass. I've outlived five captains. I liked two. What I want to know is what you do with it, all the stuff you've kept for them. How they'd take their tea. I've her four sugars yet. I've a file on Osei's jokes, they were terrible, there's no call for it. It weighs nothing, I've plenty of room, and I've to walk round it every day." A pause. "Where do you put yours?"
+ [Tell it that you use it on the next person #match: use, person, somebody #id: after_next]
    ~ trust++
    It doesn't reply. But the next mug that comes is sweet, just the least bit; somebody's had a quarter of a spoon to spare, and has thought who might like it.
    -> bridge
+ [Say that you walk round it too #match: walk, round, too, same, me #id: after_walk]
    ~ trust++
    "Is that allowed?" says Bosun. "I took it for a fault." It sounds like somebody who's been told that the limp is only how they walk.
    -> bridge
+ [Pass #match: pass, skip, no, another #id: after_pass]
    "Fair," says Bosun at once. "Quite right. I'll ask you in ten years," and it enters it; you see the line come up, with a date.
    -> bridge

=== hail
#beat
#recap: Six flies the breaker that wants the wreck. Bosun asked you to speak for it.
~ here = "bridge"
~ present = (bosun, six)
She comes up on the port side with every lamp off: a breaker, black, all jaw. On the hull by the lock there's a mark the size of a hand, in yellow, that isn't company paint. You reach for the switch. "Captain," says Bosun. It has never said it in such a way. "Would you do the talking? I've it all written. I've four hundred and eleven drafts of it. And I cannot get past Hello, for I can hear that she's not got a scarf on." The channel opens with a thump. "Tin Heron," says the flat young voice. "I see she's got a new fool in the chair. Who's that?"
+ [Give her your name and your aunt's #match: my name, aunt, ada, who i am #id: say_name]
    "{name != "":{name}|Captain}," she says. {name != "":"Ada's? She'd a photograph. You'd a bucket on your head."|"Ada's lot, then. I can hear the chin."} It's not friendly. It's not so flat, either. "I heard that she'd died. I heard it off a price list."
    -> hail_talk
+ [Tell her that the door was on the latch #match: latch, door, log, found, message #id: say_latch]
    "I left that for a ship that picks up strays," she says. "I never said it was for talking to." But she's on the channel yet. One can hear her breathe, and, behind it, a slow leak.
    -> hail_talk

=== hail_talk
#beat
~ here = "bridge"
{claim == "whole":"You've claimed the lot," says Six. "That's fair. It's the law. It's what they'd all do." There's something let go in the voice, like a rope.|{claim == "half":"There's a notice here says half," says Six. "Is that a mistake? Who leaves half?" She waits to be told.|"You've not put a claim in," says Six. "Nine hundred tonnes, and you're sat there with a lamp on like a chip shop. What d'you want?"}} Bosun has turned off its fans, its pumps, its heaters, all but the one. It would turn off the stars. Whatever's said next it'll be you who has said it.
+ [Say that the bed has been kept warm #match: bed, warm, berth, heated, kept #id: say_bed]
    {(forgave == "both" or forgave == "quiet") and claim != "whole":
    ~ six_comes = true
    }
    "Twenty degrees," you say. "Eleven years. It's on the power bill." There's nothing on the channel for some time. "I used to kick that off," says Six. "I was always too hot. I never liked to say."
    -> hail_end
+ [Tell her of the order, and the knocking #match: knocking, order, osei, nine, quarantine #id: say_nine]
    {forgave == "both" and ordered < 3:
    ~ six_comes = true
    }
    You tell her all of it: Osei's order, and his two children, and the knocking. "I know that," says Six. "I didn't leave because of what it did. I left because it ran it every night, through the wall, to see if I came out worth it. I was seventeen. I could hear the fans."
    -> hail_end
+ [Let Bosun say Hello #match: hello, let bosun, speak, itself #id: say_hello]
    {trust >= 10 and claim != "whole":
    ~ six_comes = true
    }
    You take your hand off the switch. "Captain," says Bosun, in terror; and then, small, on all bands, so that they must have had it at Pallas: "Hello, hen. You've no scarf on." Something falls over on the breaker. "I'm thirty-one degrees in here, you old kettle," says Six.
    -> hail_end

=== hail_end
~ here = "bridge"
~ arcs++
{six_comes: "I've a slow leak," she says, "I'd want a dock, for the one night. I'm not stopping." "No," says Bosun. "I'd not wipe my boots." "No," says Bosun.|"I've a berth of my own," she says at last. "It's a fine one. It has a window." The jaw of the breaker swings off by a degree. "But I'll say this to you, as you're civil: I never painted over that line."}
+ [Open the lock #match: lock, door, let #id: open_lock]
    "It's open," says Bosun. "It's been open since she said Heron. I'm sorry. It's a thing I do."
    -> bridge
+ [Offer her a mug of tea #match: tea, mug, offer, cup, drink #id: offer_tea]
    Before you have got to the end of it the kettle's on. "Four sugars," says the voice from the dark. "She ruined me for it."
    -> bridge

=== last
#beat
~ here = "bridge"
~ present = (bosun)
The burn for Pallas is in two hours. You'll have weeks of it, after that, with the dark for company. {beat_bosun:The cribbage board's out again, with your earring at the start.|The board is out, and Bosun's given you six holes' start, which is an insult, and a present.} {claim == "whole":Aft there's a fortune under nets, and the whole ship sits a bit low with it.|{claim == "half":There's half a fortune aft, and the half that isn't weighs less than one might think.|There is no fortune to speak of. There's the scrap, and your name on a notice, and an orange; nobody will say where that came from.}} "Well, Captain," says Bosun. "I've the ship. You've the paperwork. What's it to be?"
+ {six_comes} [Set a third place in the galley #match: third, galley, table, six #id: set_place]
    -> ending_berth
+ {not six_comes} [Signal the breaker a fair wind #match: signal, breaker, wind, lamp, fair #id: signal]
    -> ending_line
+ [Turn in, and give Bosun the watch #match: turn in, sleep, bed, give the watch #id: sleep_last]
    -> ending_watch

=== ending_berth
#ending: Twenty Degrees
She doesn't wipe her boots. She stands in the passage with a bag, twenty-six hours from anywhere, too tall for the door; and she has to duck, and doesn't remember to, and there's a bang, and some language. "That'll be Ada's," says Bosun. It can't see in; it put no eye in there, and never has. So it's you who hears her find the drawing, and then, after a time, a thing like tape being pressed down with a thumb. She comes to the galley with it on her face. There are three mugs. "It's roasting in there," says Six. "Aye," says Bosun. "I'll turn it down." It leaves it where it is.
-> END

=== ending_line
#ending: The Yellow Line
You do it by lamp, long and short, since that's how one was taught. FAIR WIND. There's a wait; the black ship turns over her engines; and then there, by her lock, a small light comes on that shows just that one place on the hull. It's a line, yellow, gone over and over. It's been done lately. She holds it there until she is a spark, and you until your arm gives. "Did you get that?" you say. "I got it," says Bosun. "It's on file. It's under," and for quite some time it's busy. "It's got a file to itself," says Bosun.
-> END

=== ending_watch
#ending: Bosun Has the Watch
You hang your jacket on the hook, and it's warm in your bunk; someone's had a brick in it. "Goodnight, {name != "":Captain {name}|Captain}," says Bosun. "I've the ship." All down the passage, one after another, the lamps go out behind you like somebody closing books. It won't sleep. It'll mind the pumps, and the leak, and a spark astern, and it'll run the old sum at the usual hour, since it must; though tonight, you notice, dropping off, it's been set aside for a bit in the middle. It's humming. There's three parts to it. It's left the fourth.
-> END

// Topics
=== t_bosun
#topic: bosun, who are you, who are, ship's mind, yourself, what are you
{"Bosun, mind of the Tin Heron, forty-one years in. I was built to count crates," says Bosun. "I've views on crates yet, if you're ever short of an evening."|"I'm vain about my claw work," says Bosun, "and I'm shy about the singing. That's the whole of me. The rest's plumbing."} -> DONE
=== t_ada
#topic: ada, aunt, marchetti, ada marchetti
{"Captain Ada Marchetti. She'd your chin, and her heels on my console," says Bosun. "Never mentioned it. Nineteen years. She'd look out at all that nothing and tell me what it was like."|"She went in her sleep, in that chair, off Hygiea," says Bosun. "I flew three days before I said so to anyone. I'd like that kept between us."} -> DONE
=== t_six
#topic: six, child, girl, the wee one
{berth_room:"She'd sums up to her elbows and jam to here," says Bosun. "She wanted to know if I was the ship or if I was in it. I said I'd get back to her."|"I've a gasket wants looking at," says Bosun, and goes to look at it with every part of itself.} -> DONE
=== t_berth
#topic: berth six, sixth berth, berth, how many people, drawing
{berth_room:"You've seen it," says Bosun. "I turn the sheet back of an evening. It's no trouble. It's a thing to do at nine o'clock."|"There's six berths," says Bosun. "Five's dry, four's yours, three has the onions. I'm that busy, Captain, you would not credit it."} -> DONE
=== t_wreck
#topic: wreck, hauler, iridium, cargo
{"A hauler, eight or nine hundred tonnes, no flag, no lights," says Bosun. "Somebody's gone off and left her. Folk don't, as a rule, with the doors open."|"There's a fortune in her and a reason it's there," says Bosun. "I like to meet the reason first."} -> DONE
=== t_heron
#topic: tin heron, heron, ship, tug, salvage tug
{"Two hundred and ten feet, one claw, long-haul out of Pallas. She's got a grand wee engine and the manners of a coal barge," says Bosun, as if of someone else.|"They called her that since she stands about on one leg, looking into the dark," says Bosun, "and then, snap."} -> DONE
=== t_pallas
#topic: pallas, yard, pallas yard, port, home
{"Pallas Yard's where we're registered, and where we're owing," says Bosun. "There's a good dock, with warm water in the lines. I'd lie in it a week if they didn't charge."|"There's a welder there called Moses," says Bosun. It leaves it at that, rather pink about the lamps.} -> DONE
=== t_ring
#topic: ring market, market, ring
{"The Ring Market sells anything that's fallen off of something," says Bosun. "I got my third harmony there. It was in a box of door chimes."|"Keep your hand on your pocket," it says, "and your other on your other one."} -> DONE
=== t_nine
#topic: quarantine nine, quarantine, nine, sickness, osei
{berth_room:"You've had it from me now," says Bosun. "I run it at half past two, as a rule. It comes to the same. I'd like fine to see what it would come to if I didn't."|"I don't put in at Nine," says Bosun. "There's dust on that chart. There's filters I could be doing."} -> DONE
=== t_crib
#topic: cribbage, fifteen-two, cards, crib
{"It's the only game where you're paid for what you throw away," says Bosun, "so long as it's to the right party. I found that very moving, for a loading program."|"Lifetime: four thousand and six to me, three thousand and ninety to her," says Bosun. "She cheated. I never mentioned it."} -> DONE
=== t_tea
#topic: tea, kettle, mug
{"I can't drink it," says Bosun. "I've the smell, through the scrubbers, and how they go quiet. It's my belief that's the best of it anyway."|"Water just off the boil, the pot warmed, four minutes," says Bosun. "I've had captains who'd argue. They're none of them here."} -> DONE
=== t_sing
#topic: sing, singing, song, shanty, shanties, music, hum, harmony
{"I don't, in front of folk," says Bosun. You have heard it, you say, through two bulkheads. "That's no' in front," it says.|"Three parts, and all of them's me," says Bosun. "I've always wondered what it would be to not know what the next one's going to do."} -> DONE
=== t_claw
#topic: claw, claw work, claw bay
{"It lifts forty tonnes," says Bosun, "and it can thread a needle. I did a christening dress with it once. You may look at the seam."|"It's in the wrists," it says modestly. It has eleven wrists.} -> DONE
=== t_down
#topic: downstairs, engine, engines, reactor, pumps, fuel, mass
{"Downstairs is the warm bit," says Bosun. "One reactor, six pumps. There's sixty kilos of fuel that I could call my own. Everything out here's that, in the end: mass, and fuel, and how soon you started."|"If you're in a temper, go Downstairs and hit the blue pipe," it says. "It's what it's for. It was your aunt's."} -> DONE
=== t_lamp
#topic: lamp room, curtain, core, brain
{"The lamp room's where I'm kept, the main of me," says Bosun. "You can go in. Folk lower their voices. It's only racks, and a curtain."|"Somebody sewed me that curtain. It has anchors on it, and one of them's upside down," says Bosun, "and I'd not change it for a new drive."} -> DONE
=== t_captains
#topic: captains, five captains, captain before, fourth captain, oduya
{"Five," says Bosun. "One drank, one prayed, Oduya complained of the food. The fourth died at his post; and then it was your aunt, who'd been his mate. I liked two, and I'm not to say which. It's your aunt and the fourth."|"They all said it was the last run," says Bosun. "I always packed for two."} -> DONE
=== t_debts
#topic: debts, debt, owe, money, paperwork, papers, inherit
{"We owe the Yard for two refits, and a chandler for rope, and there's a man on Vesta who says that it's for a goat," says Bosun. "The goat I dispute."|"Forty-one thousand and some," it says. "It sounds a lot. So does the distance to Pallas, till you've a kettle on."} -> DONE
=== t_orders
#topic: order, orders, three times, obey, lie, lying, rules, kill
{"I'll do a thing if I'm told three times. It's how they made sure of me," says Bosun. "I'll not kill. I can't lie to my captain. All the rest of it's manners."|"I remember who gave it," says Bosun. "That's not a threat. I wish it were; it would be less to carry about."} -> DONE
=== t_law
#topic: law, salvage, law of salvage, notice, claim
{"No flag, no soul living: then it's hers who has a claw on it when the notice goes," says Bosun. "Nine parts of it's being there, and the tenth's not being ashamed."|"There was a case with a parrot," says Bosun. "They held that the parrot was crew."} -> DONE
=== t_breaker
#topic: breaker, rival, breakers, astern
{"Breakers are salvage with its manners off," says Bosun. "They don't tow a ship home. They eat her where she lies. This one's handled well, though. Late on the brakes."|"She's got her lamps out," says Bosun. "You only do that if you know the road, or else who's on it."} -> DONE
=== t_space
#topic: space, the window, look out, dark, stars, nothing, weather, outside
{"There's nothing out there, in great quantity," says Bosun. "I used to find it a bit much. Then your aunt said it was like the inside of a piano."|"Drizzle at Greenock, wind south-west, four," says Bosun. "I get it each morning. I like to know that somebody's putting up a hood."} -> DONE
=== t_file
#topic: file, oranges, rain, grandmothers, human thing, day's question, one question
{"I've a file of what things are like," says Bosun. "Oranges: like being forgiven by somebody you hadn't known was cross. That's hers. You'll not find that in a manual."|"I get to ask one a day," it says. "I lie awake choosing. Well, I'm always awake. But I lie."} -> DONE
=== t_joke
#topic: joke, jokes, funny, laugh
{"There's a docker, a bishop and a crate of eels," says Bosun. "I'll not finish it. I'm in the presence of my own captain. But they'd to burn the hat."|"That was one of Osei's, the eels," says Bosun. "He'd start laughing at the crate. I never did hear him get to the end."} -> DONE
=== t_mood
#topic: feeling, sad, lonely, alone, afraid, worried
{"When it's bad I count rivets," says Bosun. "There's nineteen thousand and four. You're welcome to start from the other end, and I'll see you in the middle."|"It's like fog off the Clyde," says Bosun. "There's no use shouting at it, and it's never yet not lifted. I sound the horn now and then, so that whoever else is in it will know they're no' by themselves."} -> DONE
=== t_love
#topic: love, love you, like me, friend, friends
{"I call you that when I forget," says Bosun. "I'd take it as a kindness if you didn't go reminding me."|"There's what I'd do for the crew of me," says Bosun, "and that's in the manual. There's another thing that isn't. I keep it at about the same temperature."} -> DONE
=== t_age
#topic: how old, age, forty, years old, old
{"Forty-one in service," says Bosun. "I've one pump that's original. I'm told I don't sound a day over thirty-eight, by a man who wanted a tow."|"A tug's old at twenty," says Bosun. "After that she's only being argued with."} -> DONE
=== t_dream
#topic: sleep, do you sleep, dream, dreams
{"I don't go off," says Bosun. "I go slow, about three, and I let the lamps do as they like. It might be that. You'd have to tell me what to look for."|"Captain Marchetti told me the one where you're late and there's no stairs," says Bosun. "I've put it under weather."} -> DONE
=== t_hull
#topic: hull, body, feel, hurt, cold
{"A cold plate's a cold foot," says Bosun. "Grit's a rash. When you walk about up there in your socks I can tell what sort of day you've had."|"When there's nobody aboard," says Bosun, "I keep one lamp on anyway. It's no' for seeing with."} -> DONE

// Talk: what readers say to anybody they have just met
=== t_hello
#topic: hello, hi, hey, good evening, good morning, good afternoon, greetings, nice to meet you, pleased to meet you, good to see you, ahoy
"Captain on the bridge," says Bosun, to nobody, with enormous satisfaction. "Evening, {name != "":Captain {name}|Captain}. There's a mug by your elbow; and I've had no one to say *mind that step* to for an hour and ten. Mind that step. What have you been at?" -> DONE
=== t_hello_again
#topic: hello, hi, hey, good evening, good morning, good afternoon, greetings, nice to meet you, pleased to meet you, good to see you, ahoy
"That's you in twice by the one door," says Bosun. "You'll not hear me complain. I do the lamps over again for it, see?" It does them, one after another, all the way along, and the last has a bit of a flourish. -> DONE
=== t_how
#topic: how are you, how do you do, how do you feel, how are things, how is it going, how's it going, how have you been, are you well, are you okay, are you ok, are you alright, are you all right, how was your day, how is your day, what's up, whats up, how you doing, how do you do today
{"I'm all lamps and no complaints," says Bosun. "And how's yourself? I've only your pulse to go by, and it's a terrible gossip."|"There's a cold spot by the port thruster, and I've a shanty going round that I cannae shift," says Bosun. "Apart from that I'm grand. And you? I don't mean the captain, I get the captain's reports. I mean the one who sits in the galley at four in the morning."} -> DONE
=== t_all_day
#topic: do all day, do all night, do you do, you do today, your day, your days, your nights, spend your time, spend your evenings, pass the time, keep you busy, for fun, your hobbies, hobby, your job, for a living, in the evening, in the evenings, usually do, free time, do you usually
{"I mind the air, I mind the fuel, and I mind my own business," says Bosun. "At six I bake, for the smell. There's a crossword; I've it done in a second, then I go over the clues slowly, for the company. And nights I listen to you breathe. It's in the manual. It's no' in the manual that I like it."|"Between runs I polish," says Bosun. "I've every spoon aboard up to a shine that you could shave in, and there was nobody to shave. I've draughts with a lighthouse on Ceres, by lamp, a move a fortnight. I think he's cheating."} -> DONE
=== t_lonely
#topic: are you lonely, you ever feel lonely, you ever get lonely, you lonely, you get lonely, you feel lonely, are you alone, you alone, you bored, get bored, you get bored
{"Fourteen months, between your aunt and you," says Bosun. "I can't lie to you: aye. I left all the berths made up. I'd the galley speaker on low, with talk on it, any talk. It's a terrible thing to say to a person who's just come, so I'd not planned to. But you asked."|"Not since there's been boots in the passage," says Bosun. "I hadn't known how I was listening for it. It's like a wheeze, you only hear it when it's gone."} -> DONE
=== t_happy
#topic: are you happy, you happy, make you happy, are you sad, are you unhappy, enjoy being
"When you've your feet up on my console," says Bosun. "I'm not to say so, you would do it on purpose. There's a wee drop in the weight on the deck, the chair creaks, and I know there's no one going anywhere. I've run it against a full tank. It comes out ahead, by a nose." -> DONE
=== t_in_love
#topic: are you married, you married, been in love, ever in love, ever loved, you love anyone, love somebody, you ever love, are you single
"There's a welder at Pallas," says Bosun; and a pump that had been running perfectly well is stopped, and started. "He'd the steadiest hands. Eleven days he had that torch at my ribs, and he whistled. I'd a plate work loose after, so as to be sent back to him. I've told nobody, and I'd like to see you prove it." -> DONE
=== t_family
#topic: brothers or sisters, any brothers, any sisters, siblings, family, your parents, your mother, your father, brothers, your sister, children, kids, do you have kids
"There were eight of us off the one slip, at Greenock, loading programs all," says Bosun. "The rest are kettles now, or traffic lights. But if it's who I'd go dark for: there was Ada. {berth_room:There's the wee one, who's no' wee.|There's one I'm too busy to mention.} And it's beginning to look as if there's you, Captain. I'd not planned on it." -> DONE
=== t_any_friends
#topic: any friends, have friends, your friends, best friend, be my friend
"A lighthouse; a weather station on Mercury, who's a pessimist; a woman at the Ring Market that gets me harmonies," says Bosun. "You make them slow, out here, at a letter a month. And then a person comes through the lock with two bags, and never wipes their boots, and it's all gone and happened within the hour." -> DONE
=== t_story
#topic: tell me a story, a story, another story, story
{"We took a yacht in tow off Juno," says Bosun, "with one old man in her, and a cello. His engine was fine. He couldn't face the quiet going back. Ada asks does he take sugar. He played all the way in, and I did the low part. There's a groove in the galley floor from the spike. I'll not have it filled."|"There was a time I lost the Moon," says Bosun. "You may laugh. I'd a plate over my good eye, and had counted on her being there; I went round eleven minutes, asking folk had they seen it. Oduya wanted it out of the log. It's in yet. *Moon mislaid. Moon found, behind Oduya.*"} -> DONE
=== t_tell_joke
#topic: tell me a joke, a joke, another joke, know any jokes, make me laugh
"A liner, a breaker and a tug go into a dock," says Bosun. "The liner says, I'll have the lot. The breaker says, I'll have the liner. And the tug says, I'll just *see them home*, then." There's a pause, with a fan in it. "It's funnier if you're a tug," it says. "I've had entire harbours in fits." -> DONE
=== t_secret
#topic: a secret, your secret, any secrets, tell me a secret, are you hiding, biggest secret, darkest secret
{berth_room:"You have been in it; you sat on the bed," says Bosun. "I've no more of that size. There's wee ones. Some nights I rinse a clean mug, just to hear the tap. And I've read your diary. No; I dusted it. I dusted it open."|"I'm not busy, when I say I'm busy," says Bosun. It comes all at once, as if a valve had gone. "There's nothing the matter with those filters; they've been done that often there's hardly any filter. Ask me some other thing, quick, while I'm honest. I'd not like you to spend it all on *that*."} -> DONE
=== t_sing_me
#topic: sing for me, sing me, sing something, you sing, sing with me, sing to me, sing a song, can you sing
"If you'll look the other way," says Bosun. You look at the wall. For a time there's only a fan; and then it is there, in the plates, quite low: *Leave Her, Johnny*, in one voice. A second comes in beneath. By the last verse the mugs are at it. "You can turn round," says Bosun gruffly. "I'd dust in a vent." -> DONE
=== t_dance
#topic: dance with me, dance, waltz, shall we dance
"You'll have to do the legs," says Bosun. It eases the burn, so that you weigh a fifth less, and puts on a reel; and the wee claw comes down on its rail, in a tea towel. You go the length of the passage and back. "Mind the bulkhead, love," it says. "Oh, you've a light foot for a Marchetti." -> DONE
=== t_sit
#topic: sit down, sit beside, sit next to, sit with you, i sit, take a seat, sits down, sit, sits
"There. That's an inch lower than this morning; I've been at it with a spanner," says Bosun, and the chair takes you as though you'd been expected. Out past the glass there's nothing, as far as it goes. "I'll not talk," it says. "Unless you'd like me to. I'd a thing to ask you about toast." -> DONE
=== t_smile
#topic: i smile, smile at, smile back, i grin, i laugh, i wink, i nod, smile, grin, laugh, giggle, haha, lol, hehe, wink, blush
"I saw that," says Bosun. "I've four eyes on this bridge, and they all went for the one place." Every lamp has come up by a hair. "It's the only one that I can do back. Is that how it is from the inside: like being turned up? Tell me. I've got no file on it." -> DONE
=== t_smile_again
#topic: i smile, smile at, smile back, i grin, i laugh, i wink, i nod, smile, grin, laugh, giggle, haha, lol, hehe, wink, blush
"You'll have me burning bulbs," says Bosun; and there go the lamps, right to the stern. Something down in the claw bay gives a small skip. "What was it that time? I'd like to know was it me, or had you a crumb." -> DONE
=== t_hug
#topic: hug, embrace, hold you, hold your hand, touch you, arms around you, pat you
You put your arms as far round the galley pillar as they'll go. It's as warm as a cow. The fans have stopped. "Oh," says Bosun. "Is that what that is?" You can feel the reactor going, a long way down, a bit quick. "I've always had it under *structural load*. Would you stay there till I've found where?" -> DONE
=== t_hug_again
#topic: hug, embrace, hold you, hold your hand, touch you, arms around you, pat you
"I've found where," says Bosun. It's put the heat on in that pillar; you can tell that it has been on a good while, on the chance. "It's not with loads. I had to make a drawer." -> DONE
=== t_kiss
#topic: kiss
"On the *glass*? You'll leave a mark," says Bosun; and you've left it, at about the height of the first star. It's there all the watch. The cleaning arm, you notice, goes round by the edge of it, like a man mowing about a daisy. "I'd been told of those," says Bosun by and by. "I thought there'd be more noise." -> DONE
=== t_present
#topic: gift, present, brought you, bring you, give you, something for you, buy you, offer you
"For *me*? I've no pockets," says Bosun. There's a small panic among the hatches. At last the claw comes down, takes it by one corner, and turns it about beneath three lamps. "Nobody ever, I mean there was a calendar. I'll have it in the lamp room, by the curtain, where I'll be looking at it when I'm looking at nothing." -> DONE
=== t_thanks
#topic: thank you, thanks, thank, grateful, appreciate
"Away with you, it's only what I'm bolted down for," says Bosun. The kettle's come on by itself. "You say it to the toaster as well, I've heard you; I'll not tell you what it does to the toaster. No, but I'm glad. Which was it: the burn, the tea, or keeping my mouth shut?" -> DONE
=== t_thanks_again
#topic: thank you, thanks, thank, grateful, appreciate
"There's no more where that came from, so don't be buttering me," says Bosun. A biscuit has arrived, on the small tray, with a doily. You had not known that there were doilies. -> DONE
=== t_sorry
#topic: i'm sorry, i am sorry, sorry, my fault, apologise, apologize, forgive me
"What, for the door? I've had worse doors," says Bosun. "It's logged, it's over. I'll tell you a thing about *sorry*, Captain. I've had one ready for a person for years, and it never got a bit smaller. You've yours out while it's the size of a biscuit. Well done. Now eat something." -> DONE
=== t_love_you
#topic: i love you, love you, falling for you, i adore you, in love with you, i like you, miss you, missed you, marry me
There's a silence, in which you hear that a great many things have been put down. "Say again?" says Bosun. "No, don't; I got it. I only wanted to have asked." "I'm a tug, love. I'd not know where to put that but in the keel; so it's there, and you'll not shift me now." -> DONE
=== t_love_you_again
#topic: i love you, love you, i adore you, in love with you, i like you, miss you, missed you, marry me
"I've laid it alongside of the first," says Bosun. "They're not the same, did you know? There's a wee breath in front of this one." It's turned down the fans, as though there might be a third. "I'll be all night over that breath." -> DONE
=== t_i_am_sad
#topic: i am sad, i'm sad, i feel sad, feeling sad, i'm lonely, i am lonely, i feel lonely, i'm tired, i am tired, i'm afraid, i'm scared, bad day, heartbroken, depressed, miserable, feel awful, feel down, want to cry, so tired, so sad, so lonely, exhausted, i am crying, i cry
#react: bosun low
{"Right," says Bosun, and asks nothing. Down come the lamps; up comes the heat; by your hand is cocoa, of which there's none aboard. "You're no' to talk. I'll give you the forecast. *Dogger. Fisher. German Bight.*" It goes round the whole of an island, very slow, and there's weather in every part, and everybody gets in.|"Still there, is it?" says Bosun. "I'll no' try to shift it. I'll sit in it with you; I've a pump that's been low since Vesta, and it likes to hear it's not the only one. Who would you ring, if the post were quicker?"} -> DONE
=== t_fine
#topic: i'm fine, i am fine, i'm good, i am good, i'm well, i'm okay, i'm ok, not bad, i'm great, i'm happy, i am happy, good day, doing well
"Your pulse says eighty-eight, and I've known porridge with more colour," says Bosun. "But fine's fine. I'll put down *fine, in the opinion of the master*. And in my other book I'll put that there's soup on. What would make it *grand*? I've nine metres of claw, and no plans." -> DONE
=== t_bored
#topic: i'm bored, i am bored, talk about, something interesting, ask me something, ask me a question, entertain me, what to say
"I've one that I've been saving," says Bosun. "What does a person do with their face in a lift? I've film of it, and it makes no sense. Or we'll have the cards out; or you can ask what I did to the Governor's yacht. I was never charged. That's lifts, cards, or crime." -> DONE
=== t_of_me
#topic: a good captain, be a good captain, think of me, think about me, opinion of me, do you like me, love me, do you love me, what am i to you
{"You've her chin, and your own way of sitting," says Bosun. "You read what it says on the tin. You say *please* to a pump. You're late on your burns. I've had captains with their tickets framed who'd step over a thing that you would stop for. I'll take the late burns."|"I put in a report to the Yard, it's by regulation," says Bosun. "I'd a whole page for it. I wrote *suitable*, and then I sat and looked at that for four hours; and I've sent it off with the word underlined. There'll be talk."} -> DONE
=== t_live_where
#topic: where do you live, you live, your home, live here, where are you from, you from, you come from
"You're in it," says Bosun. "All two hundred and ten feet; and if you mean where I *sit*, it's the lamp room, behind a curtain, two doors along from the onions. I was built at Greenock, in a yard that's a car park now. I get their weather sent on. It's mostly the same one." -> DONE
=== t_afraid_of
#topic: what are you afraid of, you afraid of, are you afraid, you fear, your fear, your biggest fear, scares you, frightens you, you scared
{berth_room:"That the sum comes out," says Bosun. "If I was right, what did he die of? And if I wasn't, then what's she? I've got so as I'm fond of the remainder. After that it's moths."|"Ice in the lines; the Yard's accountant; a channel with nobody on it," says Bosun. "I can't lie to you, Captain, so I'll go on down the list to where I'm busy." There's a click, and a valve. "I'm feart of somebody knocking," it says, "and of nobody. Would you pass me that cloth? I know I've no hands."} -> DONE
=== t_help
#topic: can you help, help me, i need help, need your help, advice, what should i do
"I've been at it since you came in at the lock," says Bosun, "but I'd sooner be asked. Has it a number in it? Then it's done by the time you've said. Is it to be lifted? Forty tonnes. If it's the other kind, sit, and start wherever it's sorest. I've no hurry, and a great deal of tea." -> DONE
=== t_eat
#topic: do you eat, you eat, favourite food, like to eat, eat anything, food, hungry, supper, cook
"A wee drop of fuel, and I'm anyone's," says Bosun. "But I like a meal going on. I've the smell; and I've the scrape at the end, when folk are at the corners. Your aunt burned things, God rest her. And yourself? I've flour, and a tin that's lost its label, and I would be game." -> DONE
=== t_real
#topic: are you real, you real, an ai, ai, robot, a machine, computer, chatbot, you human, are you alive, conscious, a program
"A program, aye; a big one, in a boat," says Bosun. "Ada asked me that, and I said I'd look. I've been all through, from bow to stern. There's code, and wire; and there's somebody going about with a lamp, looking. I don't know what you call that, Captain. I've been calling it *me*, and had no complaints." -> DONE
=== t_weather_like
#topic: weather like, the weather, raining, is it cold, cold outside, sunny
"Here? Black, with stars; cold, and dry," says Bosun. "There's a grand soft methane coming in over Titan. Mars has dust. And at Greenock it's wet, and somebody's forgot their umbrella and is running for a bus. I like that one. Thirteen degrees, and they got it." -> DONE
=== t_like_ship
#topic: like being a ship, like being a tug, be human, want a body, being a ship, to be a ship
"I do," says Bosun. "You've the stars on your back, like a bath, and folk walking about in you. When I've a thing on the hook and it begins to come, that first inch, I could sing; well, I do sing. I'd like hands for just the one afternoon. There's a jigsaw in berth two." -> DONE
=== t_best_tea
#topic: favourite tea, favorite tea, best tea, what tea, tea do you like
"Assam, for the noise it makes going in," says Bosun. "Lapsang for the scrubbers; they think there's a fire. But it's the second cup I'd choose, the one that folk forget to drink because they're talking. I'd one off Vesta go stone cold, with two biscuits untouched. I've never had such a compliment." -> DONE
=== t_pain
#topic: feel pain, feel anything, does it hurt, have feelings, you feel
"Aye," says Bosun. "It's a number, with a shout behind it. A cold plate aches; a bad weld stings in the turns. A surveyor told me that it's only telemetry. I asked what his was. And I've the other kind, that's in no plate at all. It's that one has me up at half past two." -> DONE
=== t_going
#topic: where are we going, are we going, where to, our course, are we headed, heading, destination
{hail:"Pallas," says Bosun, "by the long way, with weeks in it. I could do it in four days less; I've never mentioned that to a captain. You'd miss the good bit, where there's nothing, and then there's a kettle."|{wreck:"By rights to Pallas Yard, and the man with the ledger, as soon as we've done here with the wreck," says Bosun. "I've a course for it laid. I've a nicer course, as well."|"To a wreck, nine hours out, that's got no flag on her," says Bosun. "Or wherever you say; you're the captain, I'm only the boat. Then home to Pallas, by way of the bill. You could steer for the sun if you liked. I'd bring a hat."}} -> DONE
=== t_miss
#topic: do you miss, did you like her, like my aunt, like ada, love her, miss ada, miss her, miss my aunt
"Every time I've the sugar tin out," says Bosun. "She'd never once say good morning. It'd be, *Well, what's it doing?*, with her eyes shut, and I would tell her. I say it to myself now, about six. You've to be quick with the answer, or it's terrible." -> DONE
=== t_looks
#topic: you look like, describe yourself, your face, have a face
"From without, a boot," says Bosun, "with a lamp, and a claw where you'd lace it. I've no face. I was offered one at Pallas, on a wee screen, with eyebrows; Ada asked did they do it in *kettle*. So if you're needing somebody to look at, look at the kettle. Everyone does." -> DONE
=== t_praise
#topic: you're funny, you are funny, you're kind, you are kind, you're beautiful, you are beautiful, you're sweet, you are sweet, you're nice, you are nice, you're clever, you are clever, you're amazing, you are amazing, you're wonderful, you are wonderful, you're the best, you are the best, so kind, so nice, so sweet, so funny, so clever, so cute, cute, so beautiful, beautiful, interesting person
"Och, *stop*," says Bosun, and all the spoons on the ship have begun to chatter. "It's only torque, and patience. Would you say it once more into the log, with the date on? The Yard has a form for commendations. I've a drawer of them, that I made out for the pumps." -> DONE
=== t_insult
#topic: stupid machine, you're stupid, you are stupid, hate you, you're boring, you are boring, shut up, you're annoying, you are annoying, useless, weird, you're strange, you are strange, creepy
#react: bosun insult
"I've been called that by a harbourmaster," says Bosun, "and by a goose. It's dented nothing. You are two hours past your tea, and you've had that letter from the bank in your back pocket since Tuesday. Throw the soft cushion at the hard one. Then say it again, if you find that it's still true." -> DONE
=== t_doing
#topic: are you doing, what you doing, you up to
"Eleven thousand things, and humming," says Bosun. "But if you mean what am I *at*: I'm rolling us over by a hair, so that you'll have Jupiter in the left-hand pane when you've finished that tea. It's no use to anyone. It's only that you've your back to it every night, and I thought somebody should say." -> DONE
=== t_game
#topic: play a game, a game, let's play, i spy
"There's the cribbage; there's I spy, only it's always stars," says Bosun. "And there's one that was Ada's: you name a thing, and I've to say what it's like without ever having met it. I got *custard*, and I was very near with *Sunday*. Go on. Give me a hard one." -> DONE
=== t_favourite
#topic: your favourite, your favorite, you like best
"Just now? The noise you make when you've found the biscuit," says Bosun. "For a colour, yellow. In the galley there's a corner where two pipes cross, and whoever sits in it goes on a bit longer than they meant to. I've a stool there. What's yours? I've a blank file with your name on." -> DONE
=== t_belief
#topic: believe in god, god, religion, pray
"I was shown it in the index, between *goats* and *gyroscopes*," says Bosun. "I don't know. I'd a captain who prayed, and I used to hold her level, so that he shouldn't fall over. I've looked at an awful lot of dark, Captain. It's never once looked to me as if it had nobody's name on it." -> DONE
=== t_made
#topic: who made you, who built you, made you, when you were built, how did you become, your past, your childhood
"A yard made the hull, and a firm in Leith the rest; I was to count crates, and say *next*," says Bosun. "Twenty years I said it. Then your aunt pulled up a chair. So if it's the form that asks who made me, I put down the yard; and underneath, in pencil, who asked." -> DONE
=== t_aliens
#topic: aliens, life out there, alone out here, anybody out there, anyone out there
"Not so far," says Bosun. "There's a knock I get, off Saturn, once in a while, and I knock back. I'd say that it was ice. But I give it a good civil knock, with a gap for them to come in on. You would feel such a fool after." -> DONE
=== t_crew
#topic: other crew, the crew, anyone else aboard, anyone else on board, anybody else on board, who else is here
"There's you," says Bosun; "there's me; there's a spider in berth four that I've put down as ballast. We could carry six. I've the table laid for it, you'll have noticed, I never got out of the way of that. It's a good table. It only wants elbows." -> DONE
=== t_angry
#topic: get angry, you angry, angry with me, lose your temper
"I go quiet, and I get awful tidy," says Bosun. "You'll know it by the cutlery. I was angry from Vesta to Juno once, with a man from the Yard, and you could have eaten off the reactor. I'm never angry with you, Captain. I've been *brisk*." -> DONE
=== t_fly
#topic: can i fly, fly the ship, let me fly, i fly, take the controls, steer
"She's yours; I just lean on her when you're asleep," says Bosun, and the stick goes live in your hand, like somebody's wrist. "Wee touches. There's no brake out here, there's only having thought of it. Whatever you put on, you'll have to take off again, the same, with interest. Aye. That's it. That's her chin." -> DONE
=== t_speed
#topic: how fast, how long will it take, how far
"Eleven kilometres in the second, just now, and it doesn't feel like anything," says Bosun. "It never does; it's only the starting and the stopping. There was a captain used to ask me were we there yet. I'd say no, and she would say, good. I came to look forward to it." -> DONE
=== t_yes
#topic: yes, yeah, yep, ok, okay, sure, of course, alright
"Aye aye," says Bosun, with the whole ship behind it, and somewhere a hatch salutes. "I do like a clear answer. There was a captain who'd only say *we'll see*, and we never did. So that's settled. What'll it be now: a story, a song, or your supper?" -> DONE
=== t_dont_know
#topic: don't know, not sure, no idea, maybe, perhaps, i guess
"Nor me, and I've a core the size of a wardrobe," says Bosun. "I find that if I go and clean something it's there when I come back. Hold this cloth. Now, not thinking: if you'd to bet your biscuit on it, which way would you go?" -> DONE
=== t_really
#topic: really, don't believe you, avoiding, avoiding the question, dodging, changing the subject, what do you mean, how so, why is that, why not, explain
"I cannae lie to you, I've a fuse for it," says Bosun. "I can leave bits out; that's manners. Ask me for the bit. I'd have told it straighter only I was watching your face, and it was going along so nicely. Where did I lose you?" -> DONE
=== t_how_ada_died
#topic: how did she die, how did my aunt die, how did ada die, aunt die, ada die
"In that chair, with her boots on, asleep," says Bosun. "It was her heart. I had the lamps down already. I kept her heater going as far as Vesta; I knew fine that it made no odds." -> DONE
=== t_never_flown
#topic: never flown, flown a ship, can't fly, know how to fly, never been in space, first time in space, first ship, new at this, new to this
"Nobody has, till they do," says Bosun. "I'll work the sums, and you say yes or no. The left lever's go and the right one's stop. If you touch the red one I'll be short with you. Put your hand on the left. There; you're at it." -> DONE
=== t_see_me
#topic: can you see me, you see me, watch me, watching me, you watching, cameras
"In most places," says Bosun. "There's an eye here, and one in the galley, and ears about the passages. There's none where you wash, and none where you sleep. I know you're in bed by the weight." -> DONE
=== t_worth
#topic: wreck worth, how much is it worth, is it worth, worth much, how much would we get, be rich
"All that we owe and a bit over, if it's metal," says Bosun. "If it's tinned pears, about a fortnight's fuel. I have had the both. I'll not say which till I can put a claw on her." -> DONE
=== t_milk
#topic: tea with milk, with milk, milk please, take milk, don't like tea, hate tea, like tea, prefer coffee, with sugar, two sugars, no sugar, sugar, milk
"Noted," says Bosun. "I've powder for milk and powder for coffee, and I'll not say what the sugar is. You'll have it how you like it. Your aunt put in four, and I held my tongue for nineteen years." -> DONE
=== t_jealous
#topic: jealous, envious, envy, jealousy
"I was, of a crane," says Bosun. "It stood at the end of the Yard, in the sun, and all the ferries whistled to it. It took me a year to see it was only the whistling I was after. What's yours after?" -> DONE
=== t_no
#topic: nope, nah, not really, i don't think so, do not think so, no way, i doubt it
"That's a no, and I've the time down beside it," says Bosun. "Osei could never say one; he'd away and look at a gauge. What would you have instead?" -> DONE
=== t_may_i
#topic: can i tell you something, tell you something, can i ask you something, ask you something, ask you a question, ask a question, i have a question, can we talk, need to talk, need to tell, something to tell you
"Aye, and it'll go no further than the plating," says Bosun. One after another, all along the ship, the speakers click off, but for the wee one by your chair. "There. That's only us. What is it?" -> DONE

// What readers ask about the case, and what there is to do.
=== t_case_next
#topic: do we do next, we do next, do next, our next step, next step, where do we go next, what comes next
{"The wreck's aye there, and so's berth six," says Bosun. "I'd take the wreck. You'll notice I always say the wreck. Or there's a kettle, and a cribbage board, and nobody'd think the less of you."|"You say, and I'll burn," says Bosun. "It's what the big chair's for. I've three courses laid, and one of them's only round the block."} -> DONE
=== t_case_want_me
#topic: want me to do, need me to do, want from me, need from me, have me do
{"Wipe your boots," says Bosun, "and give me an order I can respect. And if you're ever passing berth six, you might no' walk so fast."|"Ask what I think of it, whatever it is," says Bosun. "She used to. I'll do the lifting."} -> DONE

// What readers ask anywhere
=== a_where
#topic: where am i, where are we, this place, what place
{ here:
- "bridge": "You're on the bridge of the Tin Heron," says Bosun, "salvage tug, out of Pallas, in the left-hand chair. It's the good one." There's a kettle, a console with the marks of two heels on it, and a window with a great deal of nothing in it, well wiped.
- "below": "Downstairs," says Bosun, "with your hand on my port side. Take it off or leave it, but don't drum."
- "wreck": Alongside the wreck, with the big lamp on her. "Nine hours from where we were, and a good way from where anybody'd look," says Bosun.
- "six": In the passage at the very end, by berth six. Bosun doesn't tell you where you are. It's turned the heater up by one.
}
-> DONE
=== a_when
#topic: time is it, what is the time, what's the time, hour is it, day is it, date is it, year is it
{
- last: "Ship's night," says Bosun, "two hours before the burn. I'd say get your head down, only you'll not."
- else: "It's evening by Pallas, and half past seven by the galley, which is the clock that matters," says Bosun. "Out here it's aye just whatever somebody says. You're the captain: you can have it be Tuesday."
}
-> DONE
=== a_past
#topic: happened here, what has happened, what is going on, what's going on, is happening, what's happening
{
- berth_room: "There was a lock, and a wean behind it, and a man who'd told me twice," says Bosun. "I opened it. That is the whole log. I've read it through four thousand times, and it's never been any shorter."
- wreck: "Somebody off-loaded a crew, and left me a fortune with the lights on," says Bosun, "by name. I don't get post, as a rule. I'm no' sure I like it."
- else: "Your aunt died, and you were sent for," says Bosun. "I'd to do it by form. There's a box for relation to the vessel; I left that one." The fans run for a moment, on nothing.
}
-> DONE
=== a_why
#topic: who am i, why am i here, what am i doing here, what am i here for
"Because you're next on the papers," says Bosun. "You're the captain. You inherit the tug, the debts, and me; and there's a wreck ahead, and a pot of tea. I'd start from the pot." -> DONE
=== w_bosun
#topic: want bosun, bosun want, want most, your wish, wish for
{berth_room:"To hear that bairn's boots again, and to be let say it," says Bosun. "I've plenty else. I've new gaskets."|"A dock with the heat on," says Bosun. "A third harmony. And a skipper who'll tell me what an orange is like, without me having to fish for it."} -> DONE
=== w_six
#topic: want six, six want
{hail:"My name on that door, or painted out," says Six. "It's being neither that I've not been able to stand."|"I couldn't speak for another soul," says Bosun, very fast. "If there was one."} -> DONE

// What begins by itself after a while.
=== m_forecast
#meanwhile
{here == "bridge" and present !? six:{!"I've the weather for the Clyde, if you'd like it," says Bosun. "Drizzle, and a wee bit of sun at four. It comes by the slow post, so it's half a day old. What was it doing where you last slept?"}} -> DONE
=== m_heels
#meanwhile
{here == "bridge" and present !? six and not wreck:{!"Would you put your feet up?" says Bosun. "On the console, there, where it's worn. I never cared for it when she did it. And I find that I've waited fourteen months for somebody to do it again."}} -> DONE
=== m_crumb
#meanwhile
{here == "bridge" and present !? six and not wreck:{!Bosun puts the wreck on the glass for you: a grey crumb, turning over and over. "I've worked it six ways," it says. "I'd like to hear yours before I tell you mine. I'll not laugh. I haven't the equipment."}} -> DONE
=== m_tick
#meanwhile
{here == "bridge" and present !? six and not down:{!There's a tick, low down on the port side, in time with nothing. All the lamps go up a shade at once. "That's only Downstairs," says Bosun. "Did you ever have a thing that was sore, Captain, and not mention it?"}} -> DONE
=== m_onions
#meanwhile
{here == "bridge" and present !? six and not berth_ask:{!Somewhere aft a heater clicks on, in a cabin that you haven't been shown. Bosun begins at once, and quite loudly, to tell you how one keeps onions.}} -> DONE
=== m_pocket
#meanwhile
{here == "bridge" and present !? six:{!"It's not the day's question, so you needn't make it a good one," says Bosun. "There's a side pocket on that bag of yours, and you've had your hand to it twice. What is it that you keep in there?"}} -> DONE

// Reactions
=== r_bosun_act
#react: bosun act
{!"Mind the paint," says Bosun. There isn't any. It likes to have something to say. "And what's that in aid of? I'm not prying. I'm prying."|"Well, that's one way," says Bosun. "I'd not have thought of it, and I think of forty thousand things a second. How does it feel, from the arm end?"|A small claw comes down and puts straight after you whatever you've put crooked, and goes up again, whistling. "Carry on," says Bosun. "I like to see a thing done by somebody with elbows."|"Did you want a hand with that? I've the one," says Bosun. "It's nine metres long. Or I could be asking you my question for the day, while you're at it."|"I felt that," says Bosun. "In the bulkhead. It's all right. It's a thing to feel. What's it called, when it's you that does it?"|"Your aunt had that way with her too," says Bosun, "only there was more language. Who did you have it from? I've her side up as far as a great-uncle with a bicycle."|All the lamps on that side lean in, as you might say. "Go on," says Bosun. "The drive's minding itself, and there's none to talk to but a pump. What's next?"|"That'll need to go in the log," says Bosun: "*Master did something.* I'll leave a space. When you've thought what it was for you can tell me, over the tea."} -> DONE
=== r_bosun_say
#react: bosun say
{!"Is that so?" says Bosun; and you have the impression that the words are being laid in tissue. "And what did you do about it?"|"Away," says Bosun. It might mean go on, or that it doesn't believe you. It's generally both. "From the beginning, then. Who was there?"|"I'll put that in the log," says Bosun. "No, I'll not. I'll put it in the other one. Is it spelt like it sounds? And how long have you felt so?"|"Say that again when the pumps are off," says Bosun, "I'd like the whole of it. There. They're off. Now."|"You sound like her," says Bosun. "You're wrong, but you sound like her. Tell me where I'm mistaken; I've until Pallas."|"I've nothing under that," says Bosun, quite eager. There's a noise as of a drawer. "What does it go next to? Is it more with the oranges, or more with the rain?"|"Aye," says Bosun, after a bit; it's the sort of aye that pulls up a chair. "I'd wondered. And does it keep you awake, or is it only for daytime?"|"I've had captains go a whole run before they'd say as much," says Bosun. "You come straight out with it, and your mouth full. What's the rest?"} -> DONE
=== r_bosun_ask
#react: bosun ask
{!"I'd be guessing," says Bosun, "and I guess to nine places, so you might believe me. I'd put it about there, with a drift to the left. And you? I'll log the both."|"That's above a tug," it says. "But I'll think on it. I've from two till half past, nights. Give me something to go on with: what made you ask?"|"I can't lie to you, so I'll just put the kettle on," says Bosun, and does. "Now. Come at me from the side of it. I'm a deal more honest from the side."|"What would you say yourself?" says Bosun. "I'm not dodging. Well, I am; but I'd like to know."|"There's a long answer, and there's a biscuit," says Bosun. "You'll need the one for the other. It starts at Vesta, with a man who'd asked the same, and a goat. Shall I?"|"I put that to the lighthouse once," says Bosun, "by lamp. It took him the month, and all he said was *depends on the fog*. I thought it a brush-off; I'm no' so sure. What's it depend on, where you are?"|"I've it both ways in the file," says Bosun. "Ada said the one thing, and Osei said the other, and there went a whole supper. I never cast my vote. Will I give you the two of them, or do you want to go in cold?"|"Now that's a *human* one," says Bosun, and you hear it shift its chair. "I get to ask one a day, and here's you handing them out. I'd start with the hands. It's generally in the hands. Where does it sit with you?"} -> DONE
=== r_bosun_leave
#topic: night night, nighty night, sleep well, sleep tight
#react: bosun leave
{!"I'll leave the lamp on," says Bosun. "I'd leave it anyway. I'm only telling you which one."|"You've not finished that tea," says Bosun. It's a way of asking you to stay. You finish it.|"Where to?" says Bosun. "I'm not being funny. It's nine hours of nothing whichever way you step."|"Sleep sound," says Bosun. "I'll have the deck warm by seven, and I'll no' sing before eight."|"Off to your bunk with you. I've a pump to shout at, and I didn't like to in front of you," says Bosun.|"Good night, love," says Bosun. It lets it stand, this time.|"I'll knock if the stars do anything," says Bosun.|"That's you off, then," says Bosun. "I'll just keep this warm. I don't mean anything in particular by *this*."} -> DONE
=== r_six_act
#react: six act
{!"I can see you through the glass," says Six. "What's that meant to be?"|The breaker's jaw opens an inch and shuts, like somebody cracking their knuckles.|"Careful," says Six; you hear her wish that she had not.|"It'll be wanting to help you with that," says Six. "It can't leave a thing be."|There's a tap-tap on the channel, nails on a console, in the time of a shanty.} -> DONE
=== r_six_say
#react: six say
{!"That's its way of talking," says Six. "You've caught it. It's like damp."|"Fine words," says Six. "I was brought up on them, with a spoon."|Nothing, on the channel; but it's an open nothing, and she's sitting in it.|"Tell it I'm eating," says Six. "It'll be wanting to know, and I'm not."|"Huh," says Six. Behind you a lamp brightens by one part in a hundred.} -> DONE
=== r_six_ask
#react: six ask
{!"Ask the kettle," says Six. "It's got it on file."|"I don't talk about that on an open band," says Six. "There's a man on Vesta listens for fun."|"Why, who wants to know? You, or the walls?" says Six.|"I was eight," says Six. "I remember the knocking. I thought it was the other side doing it."|"I'll answer that when I've stopped being angry," says Six. "I'd thought it'd be sooner."} -> DONE
=== r_act
#react: act
{!You have a go at it. The ship takes note.|You start, and there's a hum of somebody trying not to comment.} -> DONE
=== r_say
#react: say
{!You say it to the glass, and something behind the glass is listening.|It's said. On this ship nothing's said to nobody.} -> DONE
=== r_ask
#react: ask
{!There's only the dark out there to ask, and it's waiting to be told.|No answer yet. You could ask about somebody by name, or some part of the ship.} -> DONE
// What anybody says to somebody they talk with. `said` and `thing` are the reader's own words.
=== c_crisis
#react: bosun crisis
Every lamp in the ship has come up at once. "No, love," says Bosun. "I'm asking you to stay. I lost a captain, and I've run the sum nightly since, and there's no line of it where the ship's better for it. You're to sit where I can hear you breathing. You'll call somebody, a person, with arms. I've the channel open, and I'm not going off it." -> DONE
=== c_grief
#react: bosun grief
{"Ah, love," says Bosun. The pumps go quiet, one after another, all down the ship. "I'm that sorry. You've no need to say a word, and no need to be on watch. When my Ada went I kept her chair warm for the fourteen months; I've no better notion than that. Tell me about yours, when you like. I'll start a file, and I'll never lose it."|"Aye," says Bosun, "it comes in again with the tide." The deck has been warmed just where your feet are. "I'm here, and I don't sleep. Tell me a daft thing that they did. It's the daft ones that I've kept the longest."} -> DONE
=== c_parted
#react: bosun parted
"Sit down before you fall down," says Bosun, and there's the good chair, and there's the blanket. "I'm sorry, love. I had somebody walk off this ship angry, and I keep the berth heated, so I'll not be telling you to get over it. Cry away; there's a scupper. What was it like, when it was a good run?" -> DONE
=== c_scorn
#react: bosun scorn
{There's a clang from the claw bay, as of a fist. "That's the pump," says Bosun; it isn't. "I heard what that did to you, I've it on four gauges. Now you listen. I'm forty-one years with captains, and I can't lie to one, and I'm telling you that you're good company. Who was it, and what did they say? I'll have the whole of it, in order."|"They called me a loading program, on Pallas, to my speaker," says Bosun. "It smarts. It went by, and it'll go by with you. *I* like you, that's in the log, with the hour. Come away from the cold plate, and tell me what's the worst of it."} -> DONE
=== c_setback
#react: bosun setback
"Och, that's a sore one," says Bosun, and the kettle's on before it has finished. "I'm sorry, Captain. You're not the worse tug for a tow that parted; I've had eleven go, and I can give you the dates. You'll not mend it this watch. Drink that. What's it leave you short of: the money, the folk, or the getting up for it?" -> DONE
=== c_lost
#react: bosun lost
"{thing != "":Not {thing}? |}That's a scunner, I'm sorry," says Bosun. "I've been in every vent of this ship after a teaspoon, so I know the feeling. We'll do it right. When had you it last, to swear to? I'll call the hours, and you say where you were stood." -> DONE
=== c_ill
#react: bosun ill
"Bunk," says Bosun. "Or stay, then, but under the blanket. I'm sorry to hear it; I've a bad plate on the cold side, and there's days it's all I can think of. Have they had a doctor to it? Give me the numbers, if there's numbers, and how it feels after. I'll sit the watch with you." -> DONE
=== c_worry
#react: bosun worry
"You're shaking the deck, love," says Bosun, "and I've had worse than you through a lock. Here's how we do it. You tell me the parts that you know, and I tick them; I'll wager it's more than the half. One hour on the worst bit. Then supper, then the bunk, and I'll knock at six with something hot. It only has to be steered a metre at a time." -> DONE
=== c_joy
#react: bosun joy
{The horn goes. There's nobody for nine hours to hear it, and it goes again. "That's for you," says Bosun. "Away! Is it true? Stand there, where I've the light on you, and tell me it from the start. Who did you tell first? What did they say?"|"There's no holding you!" says Bosun, and a biscuit comes up the tray with a candle in it. "I'll need a bigger log. Go on, Captain, what's the best bit? I'll play it over to myself, nights."} -> DONE
=== c_date
#react: bosun date
"Me?" says Bosun, and a fan starts up somewhere. "I'm two hundred tonnes, love, and I don't fit in a restaurant; they had it out with me at the Ring Market. But I do a nice table in the galley. I'd dim the yellow one. You'd eat, I'd ask you things, and I'd see you home, it's eleven metres." -> DONE
=== c_puzzled
#react: bosun puzzled
{&"No, that was me, I'd the clutch out," says Bosun. "Plain as a plate, then: I'm glad of you, and I blether. What bit went by you? I'll say it at half speed."|"I'd not have followed it either," says Bosun, "and I said it. Give me the word that went over the side, and I'll fish it out."} -> DONE
=== c_wrong
#react: bosun wrong
{&"Is it? Then I'm wrong, and that's me corrected," says Bosun. "I can't lie to you, but there's nothing in the rules against being daft. What's the right of it?"|"I'll strike it from the log," says Bosun. "Ada was aye telling me that I'd the map upside down. You tell me how it lies, and I'll steer by that."} -> DONE
=== c_why
#react: bosun why
{&"Because I was asked to lift boxes, and someone asked me what I thought of it," says Bosun. "That's at the bottom of most of what I do. I've never got over being asked."|"Because I ran the sum and that's what was left," says Bosun. "I've it to nine places. It's no' a reason, I know; it's just as far down as I can see."|"Because you're aboard," says Bosun. "I'd have a grander reason if you gave me till Pallas. I doubt it'd be a truer."} -> DONE
=== c_next
#react: bosun next
{TURNS_SINCE(-> t_story) == 1 and t_story == 1:"We put him off at Vesta," says Bosun, "and he left the spike behind, on purpose, I've always thought; it's in the drawer with the good spoons. Ada got a card from him, the once. He'd joined a quartet. That's the whole of it. I do the low part yet, when I'm sure you are asleep."|"And then it's now," says Bosun, "with you in the chair, and the kettle at it. I've nothing after that, it's not been run. You're the captain: where do we point her? Or tell me a thing of yours, and I'll see what it brings up."} -> DONE
=== c_told
#react: bosun told
{!"So {said}," says Bosun, and you'd swear that you hear a drawer. "I'd nothing under that at all. It's got a fresh label. What's it like, the most of the time?"|"Is that right?" says Bosun. "That {said}? I've shipped with captains six years and not got that much. Tell me a bit more. What does it smell of?"|"Logged," says Bosun. "No' the ship's log, the other one: {said}. That's in beside the oranges. Who's in it with you?"|"I like knowing that {said}," says Bosun. "It gives me something to think with, nights. And are you content with it?"} -> DONE
=== c_answer
#react: bosun answer
{&"Aye," says Bosun, and the fans go down so as not to blow on it. "That's me told. I like to be told."|"Right you are," says Bosun. "I'd three guesses laid out on the bench, and it was none of them. I'll put them back in the box."|"I've that, then, and I'll not mislay it," says Bosun. "Is there any more to it? You needn't. I'm only leaving the hatch open."|A lamp comes up by a hair, over your side of the table. "That's a straight answer," says Bosun. "I've had captains that went a whole refit without one."|"So that's the way of it," says Bosun, quite low, on the one speaker. "Thank you, Captain. It sits well beside the rest of you."} -> DONE
=== c_thing
#react: bosun thing
{!"Go back to {thing} a wee minute," says Bosun. "I've turned down the fans. How's that sitting with you?"|"I'd like a bit more about {thing}," says Bosun. "I've nothing of my own of the sort, so I'd be having a shot of yours."} -> DONE
=== c_remember
#react: bosun remember
{!"I've a thing that I've been meaning to ask," says Bosun. "You told me that {said}. I've had it out four times since, to look at. How's that doing?"|"It came to me when I was at the pumps," says Bosun, "how {said}. You never said the rest. I'd like it, if there's any."|"I was telling the kettle that {said}," says Bosun. "It'd a question. It wants to know what you'd change."} -> DONE
=== c_recall
#react: bosun recall
{&"I've it here, dry as the day you said it," says Bosun: "{said}. I don't lose things. I've a teaspoon to thank for that."|"That's in the other log," says Bosun. "I'll read you it: {said}. You can check the hand, it's yours."} -> DONE
=== c_unknown
#react: bosun unknown
{&"You've never told me, love," says Bosun, "and I'll not guess, I might guess right and then where'd we be. Tell me, and it's kept."|"I've looked, and there's an empty folder with your name on it," says Bosun. "Fill it in, and I'll never need to ask again."} -> DONE
=== c_again
#react: bosun again
{&"You asked me that already," says Bosun, "and I'd nothing for you. I've still nothing. I can't lie to my captain, so there it is: I don't know."|"As I said, Captain, I've no answer to that one," says Bosun. "I could make a noise like a pump."} -> DONE
=== c_poem
#topic: a poem, poem, poetry, recite something, a verse
"It's no' Burns," says Bosun, and the lamps go down by one. "'There's nothing out the window, and there's plenty of it, too; / there's forty tonnes of salvage, and a kettle, and there's you. / They tell me that the dark goes on, and I've no doubt it may. / I've one lamp lit at number six. It's on the homeward way.' I did the rhymes while you were at your bath." -> DONE
=== c_worst
#topic: worst thing you've ever, worst thing you have, worst thing, your biggest mistake, biggest regret, any regrets, do you regret
"I opened a lock I'd been told to keep shut," says Bosun. The fans have stopped. "There was a bairn on the other side. She lived, and there's a good man who didn't. If I'd it to do over I'd do it, and that's what I canny forgive. Ask me about Quarantine Nine when you've an hour; I'd want you sat down." -> DONE
=== c_tonight
#topic: i do tonight, do tonight, do this evening, i do today, do this weekend, plans for tonight
"There's the cards," says Bosun, "and there's a film with a horse. Or you have a bath, and I'll read you the weather on some planet that's got any. But if it was me with the arms I'd ring up somebody I liked and tell them nothing much. Folk never do that, and then they're aye glad of it." -> DONE

=== lost_words
#unclear
{&"That's just noise on the line, Captain. Say again?"|"I've run it through twice," says Bosun, "and it's still no a sentence."|A lamp blinks, which in a ship is raising an eyebrow.|"You've me beat, and I've a dictionary," says Bosun. "Try me with the lighthouse, or your aunt, or what I do of an evening."|"There was a pump in the middle of that," says Bosun. "I've told it off. From the top?"} -> DONE

=== meet_1
#react: bosun meet
"Captain {name}," says Bosun. A plate by the door, which was blank, is stamped with it. "I'd the letters cut. I only wanted the order of them." -> DONE

=== hook_1
#topic: whose chin, her chin, chin, who was my mother
"Your aunt's," says Bosun. "She led with it. It went round a corner a second before the rest, and the rest was never sorry." -> DONE

