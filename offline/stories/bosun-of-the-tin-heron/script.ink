# ask: name What name is on the ship's papers, Captain?
VAR name = ""
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
+ [Take it black #match: black, tea, plain, no milk, take #id: black]
    ~ trust++
    "Black," says Bosun, with respect. "Your aunt took four sugars, and I logged every one of them under Ballast. There's your mug. It's the one without a captain's name on it yet."
    -> bridge
+ [Ask about the wreck #match: wreck, salvage, fortune, hold, flag #id: first_wreck]
    "That's the spirit, and drink this while I tell you," says Bosun. A mug comes out on a tray on a wee arm. "She's tumbling. She's no flag and no lights, and she's eight hours and fifty minutes off. You've time to learn where the stairs are."
    -> bridge
+ [Ask who isn't there in berth six #match: berth, six, who, somebody, isn't #id: first_six]
    "I've a valve to see to," says Bosun at once. Something, somewhere aft, is opened and closed. "I cannot lie to you, Captain. It's in the keel of me. But I can be awful busy."
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
+ {not wreck} [Bring the ship in on the wreck #match: wreck, bring, salvage, approach, claw #id: go_wreck]
    -> wreck
+ {not berth_ask} [Ask about the empty berth #match: berth, six, empty, sixth, cabin #id: go_ask]
    -> berth_ask
+ {berth_ask and trust >= 3 and not berth} [Stand at the door of berth six #match: berth, door, stand, sixth #id: go_berth]
    -> berth
+ {wreck and berth} [Hail the breaker that is coming up astern #match: hail, breaker, astern, rival, call, radio #id: go_hail]
    -> hail
+ {arcs >= 3} [Turn in, and leave Bosun the watch #match: turn in, sleep, bed, night, watch #id: go_sleep]
    -> ending_watch

=== crib
#beat
#recap: Bosun plays cribbage. Ada Marchetti taught it, and asked it afterwards what it thought.
~ here = "bridge"
It's a good board, made from a rung of something. The pegs are four rivets and two of somebody's earrings. A claw no larger than a hand folds down out of the ceiling and shuffles like a croupier; it's a show-off, that claw, and knows it. "I was a loading program," Bosun says, dealing. "Tonnage in, tonnage out. Your aunt couldnae sleep one night, off Vesta, and she says to me, d'you know fifteen-two? I said I'd no such cargo. So she taught me. And when I'd lost, she didn't log off. She says, well, what did you think of that?" The claw squares the pack to the hair. "Nobody'd asked me. I had to go and find out if I did."
+ [Ask what it had thought #match: thought, think, what, ask #id: ask_thought]
    "I thought: again," says Bosun.
    -> crib_hand
+ [Cut the cards #match: cut, cards, deal, play #id: cut]
    You cut the nine, and Bosun the seven. "My crib," it says. "Don't go easy. I'd know, and you'd have a cold shower in the morning that nobody could account for."
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

=== crib_end
~ here = "bridge"
~ arcs++
{beat_bosun: Bosun goes quiet. The fans go on, and the lamps; but there's a place in the middle of the ship where somebody isn't saying something. It lasts for as long as it takes to put away the board. And then, from no speaker in particular, low, in the plates, it hums. It's not a shanty. You've a notion that it's what she used to hum when she had won.|It plays back the last hand twice over the galley speaker, with remarks. "You're better than you look," says Bosun, when it can. "It's how the Marchettis get you."}
+ [Hum along #match: hum, sing, along, harmony, join #id: hum_along]
    ~ trust++
    You haven't the tune, only the bottom of it. Bosun moves over. That's the only way to say it: it moves over, and there's a part with nobody in.
    -> bridge
+ [Say that you want a return match #match: return, again, match, rematch, tomorrow #id: rematch]
    "Every night from here to Pallas," says Bosun, very fast; and then, as though it had looked in a pocket and found its dignity, "if you've nothing on."
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
+ [Shut down the drive, and do it right #match: shut, drive, right, off #id: shut_drive]
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
+ [Ask Bosun how it would do it #match: bosun, how, ask, would #id: ask_bosun]
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
+ [Claim nothing till you know who is out there #match: nothing, wait, none, who, hold #id: claim_none]
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
+ [Take it back #match: back, sorry, withdraw, no #id: take_back]
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
+ [Say that it is wanting somebody else to hold things #match: hold, somebody, else, carry, weight #id: tired_hold]
    ~ trust++
    "Oh," says Bosun. It thinks. "Then I've been that for about eleven years. Well I never. I thought it was the bearings."
    -> bridge
+ [Say that it's the body asking nicely #match: body, asking, nicely, rest, sleep #id: tired_body]
    "And if you'll no' listen it asks the other way," says Bosun. "Aye, I've that. I've a pump that does that." You hear it go and be civil to a pump.
    -> bridge

=== ask_after
#beat
~ here = "bridge"
It's late when it asks, and it has plainly been putting it off; it has cleaned the galley twice. "It's a big one, today," says Bosun. "You can say pass. I've outlived five captains. I liked two. What I want to know is what you do with it, all the stuff you've kept for them. How they'd take their tea. I've her four sugars yet. I've a file on Osei's jokes, they were terrible, there's no call for it. It weighs nothing, I've plenty of room, and I've to walk round it every day." A pause. "Where do you put yours?"
+ [Tell it that you use it on the next person #match: next, use, person, somebody #id: after_next]
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
+ [Give her your name and your aunt's #match: name, aunt, ada, captain, i am #id: say_name]
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
+ [Let Bosun say Hello #match: bosun, hello, let, speak, itself #id: say_hello]
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
+ {six_comes} [Set a third place in the galley #match: third, place, galley, table, six #id: set_place]
    -> ending_berth
+ {not six_comes} [Signal the breaker a fair wind #match: signal, breaker, wind, lamp, fair #id: signal]
    -> ending_line
+ [Turn in, and give Bosun the watch #match: turn in, sleep, bed, night, watch #id: sleep_last]
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
#topic: bosun, who are you, who are, ship's mind, yourself, what are you, what are
{"Bosun, mind of the Tin Heron, forty-one years in. I was built to count crates," says Bosun. "I've views on crates yet, if you're ever short of an evening."|"I'm vain about my claw work," says Bosun, "and I'm shy about the singing. That's the whole of me. The rest's plumbing."} -> DONE
=== t_ada
#topic: ada, aunt, marchetti, ada marchetti
{"Captain Ada Marchetti. She'd your chin, and her heels on my console," says Bosun. "Never mentioned it. Nineteen years. She'd look out at all that nothing and tell me what it was like."|"She went in her sleep, in that chair, off Hygiea," says Bosun. "I flew three days before I said so to anyone. I'd like that kept between us."} -> DONE
=== t_six
#topic: six, child, girl, the wee one
{berth_room:"She'd sums up to her elbows and jam to here," says Bosun. "She wanted to know if I was the ship or if I was in it. I said I'd get back to her."|"I've a gasket wants looking at," says Bosun, and goes to look at it with every part of itself.} -> DONE
=== t_berth
#topic: berth six, sixth berth, berth, drawing
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
#topic: tea, kettle, mug, sugar, milk
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
#topic: debts, debt, money, paperwork, papers, inherit
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
#topic: space, dark, stars, nothing, weather, outside
{"There's nothing out there, in great quantity," says Bosun. "I used to find it a bit much. Then your aunt said it was like the inside of a piano."|"Drizzle at Greenock, wind south-west, four," says Bosun. "I get it each morning. I like to know that somebody's putting up a hood."} -> DONE
=== t_file
#topic: file, oranges, rain, grandmothers, human thing, question
{"I've a file of what things are like," says Bosun. "Oranges: like being forgiven by somebody you hadn't known was cross. That's hers. You'll not find that in a manual."|"I get to ask one a day," it says. "I lie awake choosing. Well, I'm always awake. But I lie."} -> DONE
=== t_joke
#topic: joke, jokes, funny, laugh
{"There's a docker, a bishop and a crate of eels," says Bosun. "I'll not finish it. I'm in the presence of my own captain. But they'd to burn the hat."|"That was one of Osei's, the eels," says Bosun. "He'd start laughing at the crate. I never did hear him get to the end."} -> DONE
=== t_mood
#topic: how are you, how are, feeling, sad, lonely, alone, afraid, worried
{"I'm all lamps and no complaints," says Bosun. "And how's yourself? I've only your pulse to go by, and it's a terrible gossip."|"When it's bad I count rivets," says Bosun. "There's nineteen thousand and four. You're welcome to start from the other end, and I'll see you in the middle."} -> DONE
=== t_love
#topic: love, love you, like me, friend, friends
{"I call you that when I forget," says Bosun. "I'd take it as a kindness if you didn't go reminding me."|"There's what I'd do for the crew of me," says Bosun, "and that's in the manual. There's another thing that isn't. I keep it at about the same temperature."} -> DONE
=== t_age
#topic: how old, age, forty, years old, old
{"Forty-one in service," says Bosun. "I've one pump that's original. I'm told I don't sound a day over thirty-eight, by a man who wanted a tow."|"A tug's old at twenty," says Bosun. "After that she's only being argued with."} -> DONE
=== t_dream
#topic: sleep, dream, dreams, rest, night
{"I don't go off," says Bosun. "I go slow, about three, and I let the lamps do as they like. It might be that. You'd have to tell me what to look for."|"Captain Marchetti told me the one where you're late and there's no stairs," says Bosun. "I've put it under weather."} -> DONE
=== t_hull
#topic: hull, body, feel, hurt, cold
{"A cold plate's a cold foot," says Bosun. "Grit's a rash. When you walk about up there in your socks I can tell what sort of day you've had."|"When there's nobody aboard," says Bosun, "I keep one lamp on anyway. It's no' for seeing with."} -> DONE

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
#topic: want bosun, bosun want
{berth_room:"To hear that bairn's boots again, and to be let say it," says Bosun. "I've plenty else. I've new gaskets."|"A dock with the heat on," says Bosun. "A third harmony. And a skipper who'll tell me what an orange is like, without me having to fish for it."} -> DONE
=== w_six
#topic: want six, six want
{hail:"My name on that door, or painted out," says Six. "It's being neither that I've not been able to stand."|"I couldn't speak for another soul," says Bosun, very fast. "If there was one."} -> DONE

// Reactions
=== r_bosun_act
#react: bosun act
{!"Mind the paint," says Bosun. There isn't any. It likes to have something to say.|"Well, that's one way," says Bosun. "I'd not have thought of it, and I think of forty thousand things a second."|A small claw comes down and puts straight after you whatever you've put crooked, and goes up again, whistling.|"Did you want a hand with that? I've the one," says Bosun. "It's nine metres long."|"I felt that," says Bosun. "In the bulkhead. It's all right. It's a thing to feel."} -> DONE
=== r_bosun_say
#react: bosun say
{!"Is that so?" says Bosun; and you have the impression that the words are being laid in tissue.|"Away," says Bosun. It might mean go on, or that it doesn't believe you. It's generally both.|"I'll put that in the log," says Bosun. "No, I'll not. I'll put it in the other one."|"Say that again when the pumps are off," says Bosun, "I'd like the whole of it."|"You sound like her," says Bosun. "You're wrong, but you sound like her."} -> DONE
=== r_bosun_ask
#react: bosun ask
{!"I'd be guessing," says Bosun, "and I guess to nine places, so you might believe me. Ask me nearer home."|"That's above a tug," it says. "But I'll think on it. I've from two till half past, nights."|"I can't lie to you, so I'll just put the kettle on," says Bosun, and does.|"What would you say yourself?" says Bosun. "I'm not dodging. Well, I am; but I'd like to know."|"There's a long answer, and there's a biscuit," says Bosun. "Take the biscuit."} -> DONE
=== r_bosun_leave
#react: bosun leave
{!"Where to?" says Bosun. "I'm not being funny. It's nine hours of nothing whichever way you step."|"You've not finished that tea," says Bosun. It's a way of asking you to stay. You finish it.|"I'll leave the lamp on," says Bosun. "I'd leave it anyway. I'm only telling you which one."} -> DONE
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

=== lost_words
#unclear
{&"That's just noise on the line, Captain. Say again?"|"I've run it through twice," says Bosun, "and it's still no a sentence."|A lamp blinks, which in a ship is raising an eyebrow.} -> DONE

=== meet_1
#react: bosun meet
"Captain {name}," says Bosun. A plate by the door, which was blank, is stamped with it. "I'd the letters cut. I only wanted the order of them." -> DONE

=== hook_1
#topic: whose chin, her chin, chin, who was my mother
"Your aunt's," says Bosun. "She led with it. It went round a corner a second before the rest, and the rest was never sorry." -> DONE

