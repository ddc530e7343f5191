# ask: name What name do you go by on the air?
// Nights two to five in the morning. `heed` counts the warnings that were taken; each makes Tern fainter.
VAR name = ""
VAR night = 0
VAR heed = 0
VAR priya_coming = false
VAR priya_came = false
VAR own_line = false
VAR sale = false
VAR crowd = false
VAR hired = false
VAR marg_truth = false
VAR des_asked = false
VAR tern_knows = false
VAR here = "studio"
LIST people = tern, desmond, marguerite, priya
VAR present = ()
VAR alive = (tern, desmond, marguerite, priya)
-> line_four

=== line_four
~ here = "studio"
Two minutes forty left on the record; my phone walks an inch across the desk on its own buzzing, face down, like a crab.
+ [Pick up #match: pick up, answer, sister, priya, phone, take it #id: pick_up]
    I take it out to the kitchenette, as far as the headphone cord will go.
    -> priya_call
+ [Stay on the air #match: stay, on air, ignore, talk, keep going, broadcast #id: stay_on]
    I open the microphone early, to have somewhere to be.
    -> ringing
+ [Trace the call on line four #match: trace, line, where, caller, tern, find out #id: trace_call]
    I go and put a finger on Desmond, who wakes up in the middle of a sentence about valves.
    -> trace
+ [#meanwhile]
    The phone walks to the edge of the desk and looks over. One minute ten. I've let that go by on the radio, which is how I let most things go by, and the microphone's live.
    -> ringing

=== priya_call
#beat
#recap: My sister Priya rang at half past two, and Tern had warned me not to be funny.
~ here = "phone"
~ present = (priya)
"Don't do the voice," says Priya. "I've been up thirty hours, I've had a whole man's spleen in my hand, don't you dare do the voice." She rang the faculty. She rang to ask about a scarf; she was told that there's been no leave, there's a form, I signed it in March. There is hospital behind her, wheels, a lift that says its floor. "I'm not angry," says my sister, who is a surgeon and knows where everything is. "I only want to know how long I've been lying to Mum for you by accident." I've an excellent line ready. I can feel it in my teeth.
+ [Tell her the truth, without the line #match: truth, honest, sorry, tell, admit, real #id: honest]
    ~ heed += 1
    ~ priya_coming = true
    I say that I stood in a coat cupboard in the middle of Contracts for a quarter of an hour, and came out the other door. We fight, then; properly, with names in it. At the end she says, "Right. I'm getting on a train."
    -> agricola
+ [Be funny about it #match: funny, joke, laugh, line, voice #id: funny]
    I'm very good. She even laughs, that's the worst part; the laugh goes on for a second after she has stopped liking it. "Okay, {name != "":{name}|radio}," says Priya. "Goodnight to your listener."
    -> agricola
+ [Ask who has been paying my rent #match: rent, paid, money, who, paying #id: rent]
    ~ priya_coming = true
    "Twice," says Priya. "And I'd have gone on. I wasn't going to say, I was going to be so bloody gracious." You can hear it in her, how tired she is of being the one with a floor. She'll come, she says. She'll bring the receipts.
    -> agricola

=== ringing
#beat
#recap: The whole city heard my phone ring on the air.
~ here = "studio"
~ present = (desmond)
You would think a desk would muffle it. "It's half past two on Channel Nine, {name != "":I'm {name}|I'm Sam}, and that's my own phone," I tell Halifax, "and it's going to stop." It does not stop. She lets it go to eleven. I've got a two-inch ribbon microphone older than my parents and it loves that phone, it gives it body. Then a light comes up on line one, and two, and five: a taxi, a nurse, a man on the container pier. None of them wants a song. "Are you going to get that?" they say, one after the other. Desmond has opened an eye. Four words, for him, take time. "Whole town's listening, kid."
+ [Tell them that I have a sister #match: tell, sister, admit, explain, priya #id: tell_sister]
    ~ priya_coming = true
    "It's my sister," I say to the dark. "I told her I was on a leave." The taxi pulls over, I can hear him do it. A minute later there's a text: *I HAVE A RADIO IN THE LOCKER ROOM YOU ABSOLUTE TURNIP. Booking a train.*
    -> agricola
+ [Play the longest record we have #match: play, record, long, song, music #id: play_long]
    That's "Longer than the Causeway", by the Dartmouth Lamps, eleven minutes and a bit. Forty bars in, line four lights by itself. I look at it. It's the first time I've ever let her ring.
    -> agricola
+ [Drop the phone in the kettle #match: kettle, drop, phone, throw, water #id: kettle]
    The kettle's older than I am, and has a good lid. Desmond gets up, fishes it out and stands it in rice from his lunch, with the patience of one who has loved machines. "Knew a fella drowned his," he begins, and tells me all about it, until four.
    -> agricola

=== trace
#beat
#recap: Tern's calls come from the studio's own line.
~ here = "studio"
~ present = (desmond)
~ own_line = true
"Don't need any police," says Desmond. He has a pencil behind each ear and takes down the left one, which is for telephones. Behind the record library there is a frame of brass pins the size of a door, that he wired himself, in the year of the big ice, with a flask and a girl called Noreen to hold the lamp. He tells me about Noreen. He follows line four with the pencil point, in and out, humming; and comes to the end of it, and goes round the back, and comes out at the front again. "Well, that's us," he says. "Kid, that's *this* phone. She's ringing from where you're sitting."
+ [Ask him if that can happen #match: happen, possible, how, can #id: can_it]
    "Nope," says Desmond. He considers the pins. "I had a deejay once used to get calls from his own house. Turned out he'd a wife." He puts the pencil back over the ear. He doesn't look at the telephone, going by it.
    -> agricola
+ [Pick up line four and listen #match: pick up, listen, line four, lift, receiver #id: listen4]
    No song is on, so there's no voice; it's only a room. Something ticks in it that has our kettle's tick. A chair creaks. I shift my weight, and mine does, second.
    -> agricola

=== agricola
#beat
#recap: In the house on Agricola, Marguerite turned up a card.
~ here = "house"
~ present = (marguerite)
Five rooms on Agricola Street, one bathroom, and on the fridge the wheel of chores, which nobody has turned since it landed on the drains. I come in at six as Marguerite does, from the other end of the same night: red clogs in her hand, a fresh burn above the old ones like another bracelet. She smells of shallots. "I heard you, in the walk-in," she says. "The whole line heard. Chef says you've a face for it." She lays her cards between the milk and somebody's thesis. It's for her, this one, about a letter from Montréal; but she turns it up on my side. Six of Swords. A boat, with people in it sitting very low.
+ [Ask what Montréal wants #match: montréal, montreal, letter, job, what #id: ask_montreal]
    "Sous-chef," says Marguerite. "Real plates. And an apartment with a, how do you say, a door." She teases the label off the milk. "They can wait to hear till the end of the month. *I* can't, I'm awful at it."
    -> nights
+ [Tell her about the caller #match: tern, caller, tell, voice, radio #id: tell_caller]
    She doesn't laugh, though I've left a space for it. "So somebody who likes you is ringing from very far off," says Marguerite. "*Tabarnak*, Sam, that's just what a mother is."
    -> nights
+ [Turn the wheel of chores #match: wheel, chores, drains, fridge #id: turn_wheel]
    It squeals right round and stops on *Talk to landlord (SAM)*. We both look at it. "That's also a card," says Marguerite.
    -> nights

=== nights
~ here = "studio"
~ night += 1
~ present = ()
{night == 4 and not memo: -> memo}
{night == 5: -> nille}
{night > 7: -> last_night}
{ night:
- 1: Wednesday. Fog down to the second floor; we broadcast out of the top of it, like a gull on a post.
- 2: Thursday, two in the morning. The chip shop has left its fan on, so that all my links smell of haddock.
- 3: A Friday. Drunks sing up at the window, in parts.
- 4: A Saturday. Nobody rings on a Saturday but the truly lonely and, once, a best man.
- 6: A Monday, and line four is a dead button.
- else: Our last whole week. Somebody from Toronto has put stickers on the equipment, with numbers.
}
+ {night < 5 and not tern3} [Play something long, for Tern #match: long, play, record, tern, song, boat #id: go_tern]
    {The Dartmouth Lamps it is; side two, all of it.|"Ninety-Nine Gulls", live at the Marquee, with the drum solo.|I put on "The Slow Ferry", which has no chorus, and no end that anybody's heard.}
    {tern2: -> tern3}
    {tern1: -> tern2}
    -> tern1
+ {not roof} [Climb to the roof, where Desmond is #match: roof, desmond, climb, mast, up #id: go_roof] -> roof
+ {roof and tern1 and not the_light} [Go back up and ask Desmond about the light #match: back up, desmond, ask, light, what for #id: go_light]
    He's sitting on the tin, with his collar up, minding it while it dries.
    -> the_light
+ {CHOICE_COUNT() < 4 and night < 4 and not memo} [Open the envelope on the owner's door #match: envelope, owner, memo, door #id: go_memo] -> memo
+ {CHOICE_COUNT() < 4 and night > 1 and not bevs} [Meet Marguerite at Bev's after the shift #match: bev, bev's, diner, marguerite, breakfast, eggs #id: go_bevs] -> bevs
+ {CHOICE_COUNT() < 4 and night > 2 and priya_coming and not priya_here and (night < 6 or roof or bevs)} [Meet Priya's train #match: priya, train, sister, station, meet #id: go_priya] -> priya_here
+ {night > 5 and not silence} [Ring line four from line four #match: line four, ring, silence, tern #id: go_silence] -> silence
+ {CHOICE_COUNT() < 4 and night > 5 and not tell_city} [Tell the listeners about the sale #match: tell, listeners, sale, announce, truth #id: go_sale] -> tell_city
+ {CHOICE_COUNT() < 3 and night == 7 and roof and bevs} [Put on a long side and sleep at the desk #match: sleep, desk, nap, long side, rest #id: go_sleep]
    I dream that it's ten years on and somebody is being asked for a boat. I wake to the run-out groove, going round, like a person tapping to be let in.
    -> nights
+ {CHOICE_COUNT() < 4 and night > 3 and roof and bevs and not ferry} [Take the first ferry across and back #match: ferry, harbour, across, water, dartmouth #id: go_ferry] -> ferry

=== tern1
#beat
#recap: Tern knows regrets and not facts: what people wish they had said.
~ here = "studio"
~ present = (tern)
She's there before the needle has found its groove. Gulls, and that voice that seems to have drawn a chair up to the back of your ear. "Good choice," says Tern. "You've eleven minutes, so I'll have to be mean with it. I don't know what happens. People think that, and they ask about lottery. I only know what's wished for after. It's like, it's as if there were a shelf." She's quick, and sounds as though she has been laughing in another room. "There is a thing on it with pencils. An old man, saying: *nobody asked me what the light was for.* That's all I've got. You could ask. It costs nothing, it's on your roof."
+ [Ask who she is #match: who, name, you, are, she #id: who_tern]
    "A bird," says Tern. "Small, goes a stupid distance, comes back to the same rock. Don't thank me and don't work it out. Look, that's the key change; I've a minute." She spends it on the weather, hers.
    -> nights
+ [Promise to ask Desmond about the light #match: desmond, promise, ask him, light, yes #id: promise_light]
    ~ heed += 1
    "Oh, good," says Tern, and already it's as if she had turned her head. "Oh. There it goes." The record is in perfect condition. It is she who has surface noise.
    -> nights
+ [Thank her #match: thank, thanks, grateful, kind #id: thank_tern]
    "No," says Tern. "Anything else. You can call me names." A gull, a long way up. "It's only that I was thanked, once, by the wrong person for the wrong thing, and I've been dining on it ever since."
    -> nights

=== tern2
#beat
#recap: Tern warned me about being nice to Marguerite.
~ here = "studio"
~ present = (tern)
{heed > 1:I have to hold the headphone on with my palm. She's at the end of a very long wharf tonight.|She's in the room at once.} "Red shoes," says Tern. "There's a big one on the shelf with red shoes on. It's a person saying, *of course you should go, it's a great chance for you*, in such a nice voice. I mean you could skate on it. And there's another one standing there with burns on her wrists, who wishes she'd been asked to stay just so that she could've said no." The drums come in. She has to talk over them. "I'm not telling you who loves whom. I never will, so stop leaving gaps for it. I'm telling you that nice is a way of leaving a room."
+ [Say that I shall not be nice #match: not nice, promise, truth, honest, red shoes #id: not_nice]
    ~ heed += 1
    "That's the spirit," says Tern, thin as a wire. "Be difficult. I've such a good memory of you being difficult." She hears what she has said, and for the rest of the drum solo there's only weather.
    -> nights
+ [Ask how old she is where she is #match: old, age, year, when, future #id: how_old]
    ~ tern_knows = true
    "Older than you. Not by as much as you'd like." A kettle's ticking, on her side. "I've your shift, if you want to know. I've got it till three, and then it's a programme out of a box." She's said too much. She asks for one with a schooner.
    -> nights
+ [Say that it is none of her business #match: business, none, leave, own #id: no_business]
    "It's the only business there is," says Tern, without any edge on it. "But it's your one. I had mine." Something like a sniff. "Turn me up when there's a boat."
    -> nights

=== tern3
#beat
#recap: Tern broke her own rule, and spoke of somebody with wet shoes.
~ here = "studio"
~ present = (tern)
{heed > 2:I'd take her for the run-out groove, if the run-out groove had ever said my name.|She doesn't say hello.} "I'm breaking something," says Tern. "I've a rule about this one. Somebody's going to come up your stairs. Shoes wet through, a folder, so shy that it looks like rudeness. And you'll be tired and you'll know by then about the place closing, and you're going to be *kind* to her, from being frightened. You'll tell her that there's no future in it." She has to stop. The ferry in the song goes on crossing. "I don't ask for things. I ask for boats. I'm asking. It isn't that you have to say yes. Only don't say it as though it were weather."
+ [Ask whether it is her, with the shoes #match: her, you, is it, shoes, same #id: is_it_her]
    ~ tern_knows = true
    Not a word, for sixteen bars. "I had to dry them in your oven," says Tern. "You said that it was the nicest thing the oven had ever done." Then the record jumps, which it never has.
    -> nights
+ [Give her my word #match: word, promise, yes, swear #id: word_tern]
    ~ heed += 1
    "Then that's me nearly out of coins," says Tern. I can hear that she's smiling, and after it I can hear only that somebody has been.
    -> nights
+ [Say that there is no future in it #match: no future, true, closing, no, honest #id: no_future]
    "I know that," says Tern. "I've *been* there. It was lovely. It was one winter, with you all in one room, and the heating off."
    -> nights

=== roof
#beat
#recap: I climbed to the roof, and Desmond was painting the mast.
~ here = "roof"
~ present = (desmond)
He's painting it. At three in the morning, in a cardigan, out of a tin lashed to his belt, sixty feet of lattice that's to be cut up for scrap within the month. "Looks bad from ferry," says Desmond; that's four, so there'll be a story. He put it up in the winter of seventy-nine with a crane off the naval yard, that was on its lunch. It has got his name on it, in weld, at the top, where only lightning reads it. He means to be the one who turns it off. He's told the owner; it's the single thing he asked for, in lieu of a watch. The red lamp goes round over us. The wet roof blushes and stops.
+ {tern1} [Ask him what the light is for #match: light, lamp, what for, ask, red #id: ask_light]
    ~ des_asked = true
    -> the_light
+ [Take a brush #match: brush, paint #id: brush]
    He gives me the low part, which he has done. I do it again. Nobody has to say a thing; it's like the show, but with a coat to it.
    -> nights
+ [Ask why he isn't angry #match: angry, why, owner, toronto, mad #id: des_angry]
    "Got no room left," says Desmond. "I was angry in eighty-four, about FM. I was so angry that I wired the men's room for stereo." He loads the brush. "I'm just going to want company, that morning."
    -> nights

=== the_light
#beat
#recap: Desmond told me what the light on the mast is for.
~ here = "roof"
~ present = (desmond)
He takes both pencils down, and doesn't know what to do with them. "Nobody's asked me that," says Desmond. It isn't for planes; there's another one for planes. The fall that they built it, Noreen was on the Dartmouth side nursing nights, and she couldn't abide the ferry in the dark. So he hung a lamp. When it was lit he was up here, and she'd know the water had an end. "She's gone nineteen years. It's on the station's bill as *obstruction*." He laughs, some. "I figured that when I turn it off I'd sort of like it if one person was looking from over there."
+ [Say that I will be on the other side #match: other side, dartmouth, will, promise #id: other_side]
    ~ heed += 1
    "Cold on that boat," says Desmond. He paints an entire strut. "Take the scarf off the desk. It's hers."
    -> nights
+ [Ask if I may tell it on the air #match: air, tell, broadcast, story, listeners #id: tell_light]
    He goes the colour of the lamp. "Not my name," says Desmond. "Hers you can say. It's a good one for radio, two syllables and it closes."
    -> nights

=== memo
#beat
#recap: The station has been sold, and goes dark at the end of the month.
~ here = "studio"
~ present = ()
~ sale = true
It's addressed to Staff, which is two of us, and it begins *Exciting news*. From the first of the month Channel Nine will be proud to carry *Morning Vibe* and *Night Vibe*, from Toronto, with our call sign said in a gap by a man in a booth. They'd recorded the gap. There's a disc. The building will be surplus, also the mast, also, at the foot, "on-air and technical roles". I read it by the light of the vending machine. It asks us not to share it with the listeners until there is a messaging plan. I've a licence from His Majesty to talk into the dark for three hours a night, and a month left on it, and somebody would like me not to say so.
+ [Put it in my pocket and play the disc #match: pocket, disc, play, gap, listen #id: disc]
    "C-K-N-R," says a man who has never seen it rain here. Then there is four seconds of very expensive silence. I've been out-silenced.
    -> nights
+ [Show it to Desmond #match: desmond, show it, tell him #id: show_des]
    He's known for a week. He has it folded under the short leg of the desk. "Doesn't wobble now, see," says Desmond.
    -> nights
+ [Read it over the air with the microphone off #match: read, microphone, air, off, rehearse #id: read_memo]
    I read it to the red lamp, all of it, in the voice. It's not bad. At *exciting* the lamp flickers, as though somebody up there had leaned on the switch.
    -> nights

=== bevs
#beat
#recap: Marguerite had to answer Montréal.
~ here = "bevs"
~ present = (marguerite)
Bev's never closes; there is a key, but it's in the jukebox. Marguerite has the booth with the split and two breakfasts, and she's cutting up mine, since it hurts her to watch me do it. She's funny for an hour. She does the chef, she does the landlord and our bathroom door. When she lays the knife down it's dead straight. "They want it in writing by Sunday," she says. "Montréal. I've put the yes in an envelope and the no in another, and now I don't know which. Cards say boats, boats; it's Halifax, of *course* they say boats." Under the table a red clog has come up against my boot and stopped. "So, radio. Say something to me."
+ [Say of course she should go #match: of course, should go, go, chance, great #id: should_go]
    I hear myself. You could skate on it. "Thank you, Sam," says Marguerite. She eats her toast, and mine, and is very good company all the way up the hill.
    -> nights
+ [Ask her to stay #match: stay, ask her, don't go, please #id: ask_stay]
    ~ marg_truth = true
    It's out, in the wrong order, with egg. She puts both hands over her face, the burnt and the less so. "No," says Marguerite from in there. "No, I'm going. But, oh, *câlisse*, say it again."
    -> nights
+ [Say that I don't know how to do that house without her #match: house, without, miss, truth #id: without_her]
    ~ marg_truth = true
    "Nobody knows how to do that house," says Marguerite. The clog stays where it is. "You could learn another one. I looked, there's a room there with a door, and then a, behind the door, another room." She's gone as red as her feet.
    -> nights

=== priya_here
#beat
#recap: Priya came by train, with the receipts.
~ here = "citadel"
~ present = (priya)
~ priya_came = true
She gets down from the Ocean in scrubs and a good coat, with the eyebrows, and looks along the platform as though someone on it might need opening. Then she sees me, and it all comes undone. She hits me with the scarf. She hangs on to my lapels with both her hands, that are insured. "You're *thin*. You smell like a fish supper. I heard you on Tuesday, you told the whole of Nova Scotia that you can't cook rice." We walk up by the Citadel, as the clock does five, and she has a list, she's numbered it. By the third streetlight she's only holding it. "Ask me something, Sam. I've done nothing but tell you things since you were four."
+ [Ask whether she likes being a surgeon #match: surgeon, job, happy, hospital #id: ask_surgeon]
    "Nobody..." says Priya. She sits down on a cannon. "I like it for about nine minutes," she says. "In the middle, when I can see. The rest of it I do for Mum." She begins to laugh and has to have the scarf back. "Which cupboard?" says my sister. "Was it a nice one?"
    -> nights
+ [Give her the chair, and the headphones #match: chair, headphones, studio, desk #id: give_chair]
    I sit her in it from three to four. She says the time, twice, like a time of death. A nurse rings up from the Infirmary to ask her how she knew. She's still talking to her when I've made the tea.
    -> nights
+ [Tell her that I am not coming back #match: not coming, stay, ottawa, law #id: not_back]
    "I know," says Priya. "I've known since you were six; you did the weather from the bath." She takes from her coat the receipts and feeds them to a bin, and one blows back. It's for a scarf.
    -> nights

=== nille
#beat
#recap: Nille came with a résumé and wet shoes.
~ here = "studio"
~ present = ()
Sunday, at a quarter to three, somebody is standing at the top of our stairs who might have been there for a while. Her shoes have made a lake. She's about twenty-one and she's holding a folder in front of her with both hands, as one would a tray in a house where one's broken something. "I'm," she says. It doesn't take. "There's a card in the chip shop. It says they want someone for the, I can do levels. Nille." She looks everywhere except at the microphone, and it's the most looked-at thing in the room. On the desk line four has gone out. I hadn't known that it was always faintly lit. I notice now, like a fridge.
+ [Tell her kindly that there is no future here #match: no future, kindly, closing, sorry, no, send #id: no_nille]
    I'm so nice. I tell her that it's not about her. "No," says Nille, "thanks, it's really good of you to be honest," and takes her lake downstairs with her, a step at a time. There are four minutes of record left, and nobody rings me through any of them.
    -> nights
+ [Put her shoes in the oven and the headphones on her #match: shoes, oven, headphones, hire, yes, welcome #id: hire]
    ~ hired = true
    { tern3:
        ~ heed += 1
    }
    "That's the nicest thing that oven's ever done," I say; and from somewhere it feels as if I'd been given the line. She slides one fader up. She does it as you'd lift the hair off a person who's asleep. 
    -> nille_stays
+ [Ask her what she would play first #match: play, song, record, what would #id: what_play]
    ~ hired = true
    She's got it ready; it was in the folder, instead of a résumé. It's a home-made sleeve. "It's about a boat," says Nille, to her feet. "They're sort of all about a boat."
    -> nille_stays

=== nille_stays
~ present = (desmond)
Desmond looks in, counts us, and goes off to look for another stool. "Month's better than none," he says over his shoulder, which is four.
+ [Tell her that it all closes at the end of the month #match: closes, month, tell, end, honest #id: tell_closes]
    "I know, it said on the card," says Nille. "I just thought, somebody should know how it's done. In case." She has found the pencils.
    -> nights
+ [Show her what line four is for #match: line four, phone, tern #id: show_four]
    ~ tern_knows = true
    "That's requests," I say. She puts out a finger and doesn't touch it. "What if nobody rings?" "Then you do," I say, and hear it come back off the glass.
    -> nights

=== silence
#beat
#recap: Tern went silent when Nille came up the stairs.
~ here = "studio"
~ present = ()
Three nights. I've played her everything that floats. I've played "Bluenose Lullaby" twice in one hour, and had a complaint. {own_line:Desmond's brass pins say that the line is fine, it's just that it goes nowhere, round the back, to here.|Desmond has had the front off and says that there's nothing wrong with it but quiet.} So at ten past three I put on a side of accordion, and lift the receiver of line four, and dial line four. It ought to give engaged. It rings. It rings in my ear, and on the desk, and, I could swear, in a third place, a good way down the years from here, where there is a kettle. {hired:In the next room Nille is drying records with a hairdryer.|On the landing there's the mark still, where a pair of shoes stood.}
+ [Say the thing that I would wish I had said #match: say, wish, speak, tell #id: say_wish]
    I say it to the ringing. I say that it was better with her. It isn't thanks, I've kept that out. {heed > 2:There is a click, it might be a cup.|The accordion comes to an end.}
    -> nights
+ [Let it ring until the side is over #match: let, ring, wait, side, over #id: let_ring]
    It's company. Some people have a dog.
    -> nights
+ {hired and tern_knows} [Call Nille in to hear it #match: nille, call in, hear, listen, show her #id: call_nille]
    She comes with the hairdryer, still warm. She listens with her whole face. "That's a nice room," says Nille. "Who's in it?" And after a bit, being honest, "It sounds like they're early."
    -> nights

=== tell_city
#beat
#recap: I told the city that Channel Nine was sold.
~ here = "studio"
~ present = (desmond)
~ crowd = true
There's no messaging plan, so I use a sentence. "This is Channel Nine," I say. "On Friday at five in the morning it stops." I tell them about the disc, and the gap. I tell them what they've been to me, who according to the ratings don't exist: the taxi, the nurse, the man on the pier who rings in the name of his dog. {the_light:I tell them about a lamp, and a person called Noreen.|I tell them there's a man upstairs painting a mast for the scrapyard.} I forget to do the voice. When I look up, Desmond's in the doorway with his glasses off. All of the lights are on, one to nine. They're not even flashing. They're just on, as if it was a street.
+ [Put the first caller straight on #match: caller, through, line #id: first_caller]
    "I don't sleep," says a woman in Spryfield. "I've never slept. I thought that you were just for me." Then nobody says anything, all over the harbour.
    -> nights
+ [Play something short and cry in it #match: cry, play, short, song #id: cry]
    It's two minutes and nine seconds. Desmond holds out the rag that he uses on the valves. I come back on with a stripe.
    -> nights

=== ferry
#beat
#recap: I took the first ferry across the harbour.
~ here = "ferry"
~ present = ()
It's a quarter of an hour over and the same back; for a dollar more, nobody makes you get off. The harbour smells of pennies. There's me, and a cleaner asleep with her hand round a thermos, and gulls walking on the rail like people with somewhere to be. From the middle you can see it all at once, which you can't from inside of it: the Citadel clock, the chip shop, one window lit on Agricola where somebody's left the stove light on for somebody; and over the roofs the mast, red, not red. I'd thought that this year was a corridor. {bevs:I look for a word for it, and what I get is a booth with a split.|I count the people I know by the lights they leave on.}
+ {the_light or trace} [Stand where Noreen would have stood #match: stand, noreen, light, dartmouth #id: stand]
    Red. Then not. It's a good system. You'd know that the water had an end.
    -> nights
+ {not the_light and not trace} [Stand at the rail and watch the lamp #match: stand, rail, watch, lamp, light #id: stand_rail]
    It isn't for planes; there's another one for planes. I've been under it for a month, and it never crossed my mind to ask what it was for.
    -> nights
+ [Make a list of who I would have to tell #match: list, tell, write, who, goodbye #id: list]
    It has six names on it. In Ottawa I'd have needed to think. I fold it up into a boat, since I'm an idiot, and then I can't throw it in.
    -> nights

=== last_night
#beat
#recap: It was the last night of Channel Nine.
~ here = "studio"
~ present = (desmond)
Twenty to five. We've played every record that we couldn't bear to have boxed. {crowd:Down on Barrington Street there are forty of them, with umbrellas and a tuba; the chip shop has opened. A dog, evidently that dog, is barking on the off-beat.|Barrington Street is wet and has one car in it, with its lights on, listening.} {hired:Nille has the levels. She's got a pencil behind one ear; he hasn't said a word, he only handed it to her.|There's an empty stool where someone might have done levels.} {priya_came:Priya is asleep in the record library, under B.} {marg_truth:Marguerite's on the stairs, with her suitcase and a tray of eggs.} "Twenty minutes," says Desmond. "Want to say something?"
+ [Play one last song, about a boat #match: play, song, boat, record #id: last_song]
    I've been keeping it: "The Light at the End of the Water", by nobody, on a home-made label. It's as long as it needs.
    -> last_song_plays
+ [Put Desmond on the air #match: desmond, on the air, microphone #id: put_des]
    He sits down to it as to a dentist. "Hello," says Desmond to the city he has carried for forty years. "Nice night for it." That's five. He's shaken.
    -> last_desmond
+ [Take the headphones off, and go downstairs #match: headphones, off, go, downstairs, leave #id: go_down]
    I leave it running on a long fade. I had always thought I'd make a speech.
    -> last_stairs

=== last_song_plays
~ present = (tern)
Line four is lit. I don't know since when. There is no one on it yet, only gulls, and a person getting up her nerve.
+ {hired} [Give Nille the chair #match: nille, chair, hand over, her #id: give_nille] -> ending_two
+ {hired} [Pick up, and let Tern have the last word #match: tern, pick up, answer, line, word #id: last_tern] -> shelf
+ {not hired} [Pick up line four #match: pick up, line, tern, answer, four #id: pick_four] -> ending_dead
+ {not hired} [Say good night to whoever it is #match: good night, goodnight, whoever, farewell, say #id: say_night]
    I say it to a lit button, off the air, without the voice.
    -> ending_dead
+ {not hired and marg_truth} [Let it ring, and go down to the train #match: let, ring, train, marguerite, go #id: let_train] -> ending_ocean

=== shelf
#beat
#recap: Tern said that there was nothing on the shelf from that night.
~ present = (tern)
"Hi, Sam," says Tern. She's {heed > 2:so faint that I turn off the lamp, to hear|quite close}. "I never had anything for tonight. I looked. There's nothing on the shelf from any of you." In the next room, through glass, Nille has her eyes shut and both hands on the faders, riding a record that she brought in a folder. She's mouthing it. I hear it in both ears, and they're not quite together. "Is she there?" says Tern. "Don't tell her that it works out. Tell her she's early." I do. Nille opens her eyes and laughs. On the line, ten years off, somebody does it just after.
+ [Give Nille the chair #match: chair, nille, hand over, seat #id: shelf_chair]
    I get up out of it with the song still going. It's warm; she looks at it as if it might be somebody's.
    -> ending_two
+ [Leave them the record, and go downstairs #match: leave them, go, downstairs, record, stairs #id: shelf_down]
    There are two of them to mind it. I've never been so surplus, or minded less.
    -> last_stairs

=== last_desmond
~ present = (desmond)
He has one hand on the big switch, flat, as you'd lay it on a horse.
+ {roof} [Let him be the one to turn it off #match: turn off, switch, let him, off #id: let_off] -> ending_mast
+ {crowd} [Ask him to leave it on #match: leave, on, stay, no #id: leave_on] -> ending_half
+ {not crowd} [Do it together #match: together, both, do it, same time #id: together] -> ending_dead
+ {priya_came} [Wake Priya, so that she sees it #match: priya, wake, sister, sees #id: wake_priya] -> ending_cupboard

=== last_stairs
~ here = "stairs"
~ present = ()
There are thirty-eight stairs. I've never gone down them at this end of the night without being tired.
+ {bevs and marg_truth} [Carry Marguerite's suitcase to the train #match: marguerite, suitcase, train, montréal, montreal, carry #id: carry] -> ending_ocean
+ {priya_came} [Go and find the cupboard, with Priya #match: priya, cupboard, sister, ottawa, find #id: find_cupboard] -> ending_cupboard
+ {crowd} [Go out to the forty and ask for signatures #match: forty, crowd, signatures, out #id: signatures] -> ending_half
+ {the_light} [Run for the ferry, to see the lamp go out #match: ferry, lamp, run, light, dartmouth #id: run_ferry] -> ending_mast
+ {not hired} [Walk home by the water #match: walk, home, water, alone #id: walk_home] -> ending_dead
+ {hired and CHOICE_COUNT() < 2} [Sit on the bottom stair and listen to her #match: sit, bottom, listen, wait #id: sit_stair]
    One can hear it from there through three floors of plaster: somebody being good at it.
    -> ending_two
+ {not hired and CHOICE_COUNT() < 2} [Sit in the chip shop until five #match: sit, chip shop, chips, wait, until five #id: sit_shop]
    They've got us on, over the fryers, quite low. Nobody in the queue looks up.
    -> ending_dead
+ {hired and CHOICE_COUNT() < 4} [Go back up; Nille has never done a sign-off #match: go back, up, nille, sign-off, return #id: back_up] -> ending_two

=== ending_mast
#ending: What the Light Was For
~ present = ()
{the_light:I see it from the Dartmouth side, in her scarf, with the cleaner holding her thermos up like a lantern.|I see it from the roof, where he's let me hold the tin.} Red, not red, red. At five he says her name, just the two syllables, and it closes. Then it's not. You wouldn't believe how much sky there was behind. I'd meant to be eloquent; I had forty words saved. What I do is wave, at a roof, with my whole arm, until I can't see him, and go on for a while to be sure. In the spring somebody in a cardigan buys a small house over there. It has a lamp in the porch, lit, that he says is on the bill as obstruction.
-> END

=== ending_half
#ending: Channel Nine and a Half
~ present = (desmond)
There's a form. It takes sixty pages to ask His Majesty for a hundred watts, and I've most of a law degree. The taxi signs, and the nurse; the man on the pier signs for the dog. It's two years till we hear. In those two years I cook on Bev's line, badly; I sue a landlord. Then we're back, in a room over the same chip shop, at the top end of the dial where they keep the hymns, a light no bigger than a jam jar on sixty feet of well-painted mast. "You're up late," I say. {name != "":I've dropped the {name}; it was somebody else's coat|I do it in my own voice; there wasn't the budget for another}. And there they all are.
-> END

=== ending_two
#ending: Somebody Else's Two O'Clock
~ present = ()
So it's Nille who signs us off. She says "good night", with a crack in it you could post a letter through, and there's not a person on the street who doesn't look up. I am never going to be as good as that; it's a great relief. I go into community law, and I'm difficult. We all stay one winter longer. And ten years on, at 2:22, in a kitchen a long way from the sea, I'll be up with a baby and a radio when a woman I hired, with gulls behind her, says to the dark that this next one is for Sam. It's about a boat. I don't thank her.
-> END

=== ending_ocean
#ending: The Ocean, Westbound
~ present = (marguerite)
It leaves at one in the afternoon, and it's the slowest way there is; they bring you tea, and New Brunswick. "You're not coming for me," says Marguerite. "I'd have to be worth it, every day, it's exhausting. You're coming for a door." All right, I say. I'm coming for a door. At Moncton she falls asleep on my arm with her clogs in the aisle. I've no job there and eleven words of French, all hers and none of them usable. By Rimouski I've got the earphones in, turning the dial slowly through other people's nights. There's a station with a gap in it, just there, at two.
-> END

=== ending_cupboard
#ending: Which Cupboard
~ present = (priya)
We go by Ottawa, since it's on her way. It's on the second floor between Contracts and Tort; it has forty hangers and a mop. We stand in it, the two of us, with the door to. "It's a good one," says Priya after a bit. "I've been using the linen room." She tells me about the linen room. It takes until the bell goes, and a hundred and twenty feet walk by outside. When she's finished she opens, not that door; she feels behind the coats, as I did, for the other, and goes out first. She's down to three days now. She does Wednesdays on the hospital radio. She's very strict about the time.
-> END

=== ending_dead
#ending: Dead Air
~ present = ()
{last_stairs:From the kitchen on Agricola, by the stove light, I ring line four, and I say hello three times|I say hello. I say it three times}, in the way one's told not to. There's a needle in a groove, and past the needle a room with nobody getting up in it. {nille and not hired:Somewhere in this city is a person with dry shoes by now, and a very good idea of what I think.|I had a whole list of what people wished, and I'd been collecting it like stamps.} At five there's a click; then four seconds of silence, recorded in Toronto; then a song that tests well. I go on ringing the number, some nights. It's a tax office. They are quite nice about it. You could skate on them.
-> END

// Topics.
=== t_tern
#topic: tern, caller, voice, ternille
{Tern rings on line four at 2:22, asks for a boat, and tells me what I'll regret. She's thirty-one or so, by the voice; there are gulls in it. She can talk only as long as something's playing.|She knows what people wish they'd said and no other thing. I asked her about hockey. "They'll wish they'd said goodbye to their goalie," said Tern.} -> DONE
=== t_desmond
#topic: desmond, engineer, cardigan
{Desmond built the mast, the desk, and most of the city's opinion of jazz. He speaks four words and then a story. He sleeps on the mixer, and has never once leaned on the wrong fader.|There's a pencil behind each ear. The left's for telephones. I've asked about the right, and was told it's personal.} -> DONE
=== t_marguerite
#topic: marguerite, housemate, cook, clogs
{Marguerite has the room over mine and a laugh that comes through walls. She cooks on a line where they throw things. She reads cards the way she guts fish: quickly, and looking somewhere else.|She'll tease you till it matters. You can tell that it matters because suddenly there's just a person there, holding a knife straight.} -> DONE
=== t_priya
#topic: priya, sister, surgeon, my family, pays my rent, paying my rent, paid my rent, pay my rent
{My sister Priya takes people apart in Ottawa and puts them together better. She leaves voice notes like verdicts. She's paid my rent twice; neither of us has said it aloud.|When she is tired she gets funny, and when she's funny you'd forgive her anything, and that's how she has avoided being forgiven.} -> DONE
=== t_nille
#topic: nille, applicant, intern, shoes
{nille:Nille. Twenty-one, levels, wet feet. She looks at a microphone like someone looking through a bakery window.|There's a card up in the chip shop, in Desmond's capitals: WANTED, PERSON. DRY. It has had no replies.} -> DONE
=== t_station
#topic: station, cknr, channel nine, studio, barrington
{CKNR, Channel Nine: third floor over a chip shop on Barrington. Studio, record library, a kettle older than I am. We've a hundred and fifty thousand people in range, and by the ratings none of them is up.|Last one in the city with somebody in it. You can tell; after five, the others all laugh at the same time.} -> DONE
=== t_mast
#topic: mast, roof, lamp, light
Sixty feet of lattice, with a red light on it. You can see it from the ferry. When the wind is in the south it hums B flat, and Desmond tunes to it. -> DONE
=== t_sale
#topic: sale, toronto, chain, closing, owner
{sale:A chain has bought our number. They don't need our voices, they have a man for it. It's all in a memo that I'm asked not to share.|The owner has been walking people through, in good coats, who look at the ceiling. There's an envelope with a staff label stuck on his door.} -> DONE
=== t_law
#topic: law, ottawa, degree, cupboard, leave
I told them it was a leave. I did two years of it, and I was good. One Tuesday I went into a coat cupboard to breathe; it turned out that it had two doors. -> DONE
=== t_house
#topic: agricola, house, rent, chores, bathroom, do i live, i live, my home, my place
Five rooms on Agricola and one bathroom, with a rota that's been through mediation. The wheel of chores has a slice for each of us and one that says only HUGH, who's before my time. -> DONE
=== t_ferry
#topic: ferry, harbour, dartmouth
The ferry's been going over since before there was anything to go to. It is a quarter of an hour of being on nobody's side. -> DONE
=== t_bevs
#topic: bev, diner
Bev's, all night, all day. There's no Bev; there's a Gus. His eggs come as they come, and if you ask for them otherwise he tells you about the merchant navy. -> DONE
=== t_songs
#topic: song, songs, record, boat
{She only ever requests boats. We've the Dartmouth Lamps, "The Slow Ferry", nine versions of "Ninety-Nine Gulls", and a whole shelf of accordion that nobody has been brave about.|The longer the record, the longer she talks. I've begun to look at sleeves for the minutes.} -> DONE
=== t_citadel
#topic: citadel, clock, halifax
The Citadel clock was given by a prince who couldn't bear people to be late. It's four minutes slow. In this fog it strikes like somebody putting down a pan in another house. -> DONE
=== t_kettle
#topic: kettle, tea, kitchenette
It ticks. It's ticked since before stereo; on a quiet link you can hear it, and people write in to ask what we are defusing. -> DONE

=== t_sam
#topic: sam, who am i, myself, narrator, how old am i, my age
{I'm Sam, twenty-three, overqualified. I press too hard on faders. I've told the dark nearly everything, and it was the part that I left out which rang in.|On my contract it says *Announcer, Overnight (Temp)*. My mother has it that I'm on a leave. The chip shop calls me Channel.} -> DONE

// What readers ask anywhere
=== a_where
#topic: where am i, where are we, this place, what place, what planet, what country, which country, what city, which city, what town
{ here:
- "studio": In the studio of Channel Nine, third floor, over the chip shop, in Halifax: two turntables, a desk that Desmond built, six lines with lamps on them, and on the other side of the glass whoever's left.
- "phone": At the desk, with a record running out on the left of me and my sister in my right ear.
- "house": The kitchen on Agricola Street, at an hour when two of us are home and nobody's turned the wheel of chores.
- "roof": Up on the roof of the station, at the foot of the mast. The town's all down there with its lights in; from up here you would think that somebody had planned it.
- "bevs": Bev's, in the booth with the split, in front of eggs as they come.
- "citadel": On the hill by the Citadel, with the harbour below and the clock above it being four minutes wrong about everything.
- "ferry": Halfway over the harbour on the first boat. I've paid the dollar; nobody's going to make me have arrived.
- "stairs": On our stairs, going down, between the door that says CKNR and a smell of vinegar.
}
-> DONE
=== a_when
#topic: time is it, what is the time, what's the time, hour is it, day is it, date is it, year is it, my watch, what month, month is it, season, time of year
{
- last_night: The last Friday of the month, between half past four and five in the morning. I've never known a clock be so good at it.
- nille: A new week, and small hours, as ever; I can do the day by who has rung in and the hour by how they laugh.
- agricola: Some night of that first week, or the morning after it. On nights you don't have days, you have a before and an after the news.
- else: Not quite half past two, of a Tuesday night. It's the hour I'm paid for.
}
-> DONE
=== a_past
#topic: happened here, what is going on, what's going on, happened tonight, happened last night, happened so far
{
- memo: We were sold. Somebody rings from the studio's own number and tells me what people are going to be sorry for, and it hadn't once crossed my mind that one could be sorry for a building.
- agricola: A woman whom nobody has met knew that my sister would ring, and what I'd do about it. She's on a line that goes nowhere. Also, I've been found out about law school.
- else: I was asked for something long, on line four, by a voice that knew I have a sister. Now my phone's going. I hadn't told anybody here that much about me.
}
-> DONE
=== a_why
#topic: who am i, why am i here, what am i doing here, what am i here for
I'm the overnight announcer. I talk to Halifax from midnight until five, because I walked out of a degree through the back of a cupboard and this was what was on the other side. -> DONE
=== w_tern
#topic: want tern, tern want
"Eleven minutes, a boat song, and you not being clever," says Tern. There are gulls for a bit. "I'd like to have said it to the lot of you, in the one room. I'd like there to have been a bigger kettle." -> DONE
=== w_desmond
#topic: want desmond, desmond want, does des want
"Dry feet. Level needle," says Desmond; and, as that's four, he looks at the ceiling. "To do the switch myself. I wouldn't want it to be a man from Toronto who'd never even liked her." -> DONE
=== w_marguerite
#topic: want marguerite, marguerite want
"Somebody to tell me what they want, so I can be angry at it," says Marguerite. "And a pan that's not been in the machine." -> DONE
=== w_priya
#topic: want priya, priya want
"The truth, in order, with dates," says Priya. "And that scarf back. I don't actually care about the scarf." -> DONE

// Reactions.
=== meanwhile
#meanwhile
{!The red second hand comes round to the hour, and I read the weather, because one does. Rain. On line four somebody says it along with me.|The record is in its last groove; I can hear it getting ready. In eleven seconds there'll be nothing on the air in Halifax but me.|Through the glass Desmond turns over, cheek to the faders, and takes the whole city down by three decibels.|A bulb on the switchboard starts to pulse, slower than a ring. It's the one for which there is no line.} -> DONE
=== r_act
#react: act
{!I do it in the gap between two records, with the microphone shut, and nobody in Halifax is any the wiser. The meter moves, though. It moves like an eyebrow.|It takes me one side and a station ident. When I've got back to the chair it's turned, by about a quarter, towards line four.|That's the sort of thing you can do on the radio. I do it all the way through; a cab slows down in the street, and somebody in it turns something up.|I've done it, and it's 2:30, or the clock has done so. A bulb comes up on line two and goes off again, as when a person dials and only wants to know that it rings.|I get it done to a foghorn. In the quiet afterwards the rain comes back on, on all frequencies, and a gull in it who isn't anywhere near here.|It goes better than I had thought it would. I tell the dark so. The dark, on line five, breathes out through its nose, and hangs up.|Nobody sees but the red lamp, which comes round, has a look at it, and goes away over the water. I've never asked what it's for.|While I'm doing that the record gets to its last groove, and doesn't stop. It goes round once more, a thing that it can't do; I get the feeling of somebody holding a door.} -> DONE
=== r_say
#react: say
{!I say it off microphone, and the needles don't move. I say it once more a bit nearer, and they do: all but the one for line four, which had moved the first time.|Out it goes, third floor, over the fryers. Down there a man with a scoop stops, and nods.|You get to like how a word sounds with no one under it. Then there's a creak in the headphones, and there's someone under it.|I say it. It's got a laugh built in, they always have. I take the laugh out and say it again, and it's half as long, and goes twice as far.|It's the kind of thing that one can only say to a hundred and fifty thousand people. There's a pause, such as you'd leave for a reply; I've left it.} -> DONE
=== r_ask
#react: ask
{!I put it to the dark. The dark's having its tea; but it'd be worth playing it something long, and asking again.|It's the kind of question people ring in about next day. Someone's ringing about it now. When I lift the thing, it's gulls.|I write it on the log sheet, under Faults. Desmond reads those. He'll answer in pencil, with a story round it.|There's a roof on this building with a man on it, and a kitchen on Agricola with a pack of cards; between the two of them they know most things.|I ask that of line four without lifting it. It's lit. I'd call that a maybe.} -> DONE
=== r_tern_act
#react: tern act
{!"I can hear you doing that," says Tern. "It's got a nice rhythm. Mind the arm of the record."|"Whatever that was, don't stop the music for it."|Gulls. "You used to do that," says Tern, "I mean, you do."|"Good," says Tern. "That's off the shelf, then; that was up there, with your name on, as a thing you never did. Look, there's a gap."|She does it too. I hear it, at her end: the same chair, the same small grunt. "Snap," says Tern.} -> DONE
=== r_tern_say
#react: tern say
{!"That one's not on the shelf," says Tern. "So it must've got said. Good."|"Quick, there's only the one verse left. Say it shorter."|She laughs, to one side, as if to spare the microphone.|"Don't you dare thank me," says Tern, "I heard it coming."} -> DONE
=== r_tern_ask
#react: tern ask
{!"I don't have facts, sweetheart. I've only got what was left over. There's a lamp left over; and a pair of wet shoes."|"Ask me for what somebody'll be sorry about. That I could do you by the yard."|"You know, I wondered that too," says Tern, "in that very chair."|"I'd tell you, but you'd heed it," she says, "and then I'd be a whisper, and who would ask for boats?"|"It's on your roof, that one, with a brush in its hand," says Tern. "Go up. He'd like to be asked."|"Oh, you do know," says Tern. "You've just been funny all round the edges of it."} -> DONE
=== r_tern_leave
#react: tern leave
{!"You never have to hang up, the song does it," says Tern.|"Go on, then. Leave the record running, I'll see myself out."|"Night, Sam. It's always night."} -> DONE
=== r_desmond_act
#react: desmond act
{!"Other way, righty tighty." Then it's the one about the bishop and the fuse.|He watches with his eyes shut. "Heard that," says Desmond.|"Careful, she's live, that." It isn't, he says; but it keeps the young from leaning.|"Noreen did it so," says Desmond. He's off up a ladder before I can ask who that is.|He lets me get on with it, and holds the torch just where it's wanted. "Forty years," says Desmond, to the torch. "Somebody'll want to know where these all go."|"That'll hold her," says Desmond. He's looked, when he thought I couldn't see, at a calendar.} -> DONE
=== r_desmond_say
#react: desmond say
{!"Could be, could be," says Desmond. "Knew a fella in Truro."|He turns it down a little, as he'd do with anyone. "Little hot," he says.|"Say that on air." He's not joking. He moves the microphone round to me with one thumb.|"Good and dry, that," says Desmond. It's the most he's said of anything I've said. "Run it after the news."|"Huh," says Desmond. He takes down the right-hand pencil, the personal one, and doesn't write, and puts it back up.} -> DONE
=== r_desmond_ask
#react: desmond ask
{!"Now there you have me." And he tells me how they got the crane; and in the story, at the end, there's a lamp, that he skips.|"Depends who's asking it." He considers the pencil. The right one. "Ask me up top," he says. "I hear better there."|"Never did find out," says Desmond. "Seventy-nine, this was." He tells me whom he'd have asked, though, and which side of the water she worked on.|"Follow the wire, kid," says Desmond. "Wire don't lie. Goes where it goes, and sometimes that's home."|"There's an envelope knows," says Desmond, with his chin at the owner's door. "I know too. Wobbly desk."|"Nobody asks the lamp," says Desmond. I ask him what he means, and he has got a valve in his mouth.} -> DONE
=== r_marguerite_act
#react: marguerite act
{!"With those hands?" says Marguerite. "Give it here before you bleed."|She watches me with her chin on a fist. "I'd pay to see this on a stage. Not much."|"*Doucement*. It's not the drains."|"There, see, you can do a thing without telling a microphone," says Marguerite. She's looking at me as she looks at a card before she turns it.|She lets me, humming. It's the boat one. I ask where she got it, and she says from me, through the ceiling, every night at half past two.|Marguerite moves a letter with a Montréal stamp out of the way of my elbow, on to her own side; she keeps a burnt thumb on it.} -> DONE
=== r_marguerite_say
#react: marguerite say
{!"Is that you, or the radio one?" says Marguerite.|"Ooh, listen to it talk." Then she's not grinning. "You mean that? Okay."|She says something in French that would take the glaze off a plate, fondly.|"Say it to me at Bev's," says Marguerite, "with your mouth full, so I know that you haven't rehearsed."|She turns a card for it and covers it with her hand. "No," says she. "I'd sooner have it from you than from him."} -> DONE
=== r_marguerite_ask
#react: marguerite ask
{!"Pick a card," says Marguerite. "No, not that one. That's my bus pass. That one. Huh! A boat."|"Why do you ask me, do I look like I know? I've one eyebrow, I had two on Monday. But people only ring a place at that hour if they know for certain who'll pick up."|She goes on peeling. "Ask me after I have slept," she says, "I lie less."|"Ask me what *I* want," says Marguerite. "Nobody's tried that since about the Easter."|"It's always the sister," says Marguerite wisely. "Ring her. Don't do the voice."|"You know what my *grand-mère* would say? She'd say, who has been in that chair before you, and who will?"} -> DONE
=== r_priya_act
#react: priya act
{!"Elbow," says Priya. "You're doing it from the shoulder. Fine. Do it from the shoulder."|"I'm not going to say anything about how you did that." She says it with her eyebrows.|She hands me the thing before I've reached for it; habit.|"You did that when you were four," says Priya. "In the bath. There was a weather forecast went with it." I hear her wait for the forecast.|"All right," says Priya. "That was ten seconds without a joke. I timed it. Go on."|She lets me do it. There's a lift in it somewhere that tells us both what floor it is.} -> DONE
=== r_priya_say
#react: priya say
{!"Okay. That's the first sentence you've given me without a joke nailed on the end."|"No," says Priya. Then, "No, wait, go on."|"I heard that. I'm choosing not to operate."|"You used to tell me things like that through the wall," says Priya. "With knocks. I've still got the code."|"Put that in a voice note," says my sister, "so that I can be cross with it twice."|There's a long breath at her end. "I'll want that in writing," says Priya. "No. Don't. You'd edit it."} -> DONE
=== r_priya_ask
#react: priya ask
{!"I don't know, Sam! People keep thinking I know things. I know the spleen."|"Is that a question, or are you holding a door?" says Priya. "Because I'd come through it. I've got the receipts here."|"Ask Mum," she says, and we both laugh, for quite a long time.|"I'd rather you told me," says my sister. "I've had two months of being told by a faculty."|"Because somebody had to pay it," says Priya, "and I wanted there to be one thing about you that I was certain of, on the first of the month."|"Who told you I'd ring?" says Priya. "You picked up as if you knew."} -> DONE

// What readers do in any scene
=== d_listen
#topic: listen, hear, follow the sound
{here == "studio" and not nille:I push the headphones in with both palms. There's the record, and rain on the roof. Then behind the rain there's other rain, a fraction late, falling on something with more tin in it; and our kettle. It ticks twice: once over there by the sink, and once in my ears.|{here == "roof":The mast hums B flat, the gulls are a bit sharp. A foghorn has a think. You can hear the ferry's engine turn over, down at the foot of everything, and a man beside you counting under his breath between red and not red.|{here == "house":A fridge, a tap, someone's thesis being typed in the attic with two fingers. Through it you can hear the radio that Marguerite leaves on for the plants. It's the station. It's only the carrier, with no one on; a hum with a chair in it.|Rain, gulls, one car with its window down. It's got us on. You'd be surprised how far off you can tell your own station by the quiet between two records.}}} -> DONE
=== d_wake
#topic: wake desmond, wake him, desmond asleep, mixing desk, shake desmond, wake up desmond, wake
{here == "studio":I rap on the glass. He sleeps with one cheek on the master fader and it has never moved. "Level," says Desmond, eyes shut; so I say, "Level," and he's satisfied. On the pad under his elbow he's been drawing a ring around a time, hard, seven nights in a row. 2:22. He's noticed, then.} -> DONE
=== d_screen
#topic: phone, my phone, turn the phone over, the screen, mobile, screen, check my phone
{not agricola:I tip it up with a fingernail. PRIYA, it says, and under that there's the photograph that she hates, with the scarf. It's on its fourth buzz. There's a bit of text as well, from an hour back, that I hadn't felt. It's just the one word, and it isn't "call". It's "leave", with a question mark.|No one. Well, Mum, with a photo of a lawn. And there's a missed call, from a number I've got to read three times. I know that number. I say it forty times a night, between records, so that people will ring it.} -> DONE
=== d_glass
#topic: glass, through the glass
{here == "studio":On the other side of it is Desmond, folded up like a coat, with the mixer for a pillow. He breathes, and there's a patch on the glass; it goes, and comes. The third time I notice that somebody's written in it with a finger, backwards for them so as to be the right way round for me. LONGER, it says.} -> DONE
=== d_window
#topic: window, look out, look outside, street, barrington street, barrington
{here == "studio" and not nille:Barrington Street's got fog in it up to the second floor; we're on the third, like a shelf. Where it thins, there is the chip shop's awning, and a person beneath it with something flat held up against her, who's looking not at the fish but at our window. A bus goes by. Then there's an awning.|There's a good deal of weather, and behind it a harbour. You can tell by the lamp on our roof: each time that it goes red, all the rain between here and Dartmouth comes on.} -> DONE
=== d_hangup
#topic: hang up, hang up on, cut her off, cut off, disconnect, unplug, pull the plug, line four, receiver
{not nille:{here == "studio":I pull the plug on four and hold it up, by its tail. The lamp goes on burning. It's fainter, that's all, and a bit slower, like somebody breathing who has turned over. "I'd put that back," says a voice, very tiny, from the cord in my hand. "You'll want it for the boat."}} -> DONE
=== d_record
#topic: change the record, record, turntable, needle, put on a record, play music, library, the records
{here == "studio":There are two minutes left on this one, and a wall of the others to choose from, by minutes. I run a thumb along. Between the Lamps and the accordion one sleeve sticks out by an inch, white, home-made, with a pencilled ship. It isn't in the catalogue. The label says it's by nobody; the date on it hasn't happened.} -> DONE
=== d_lamp
#topic: turn off the lamp, turn off the light, lamp, light, dark, on air light, red light
{not nille:{here == "studio":I turn off the desk lamp. It's better: there's the ON AIR, six small windows for the lines, and the town. Line four is lit, and it was lit before I came in. Over the roofs the big one on our mast goes red, not red. I've got the funniest feeling that they're in time.}} -> DONE
=== d_wait
#topic: wait, do nothing, stand still, sit and wait, stay silent, keep quiet
{here == "studio":I let it run. You learn to, on nights; a minute of nothing's the longest thing there is, and nobody's ever rung up to complain of one. In the middle of it the meter lifts. There's no sound, only the needle, up to about where a person sits who has drawn breath in order to say something, and thought better.} -> DONE
=== d_tea
#topic: tea, drink, coffee, kettle, make tea, water, eat, chips, sandwich
{here == "studio":I do two mugs, from habit, though he only likes it cold. The kettle's got a dent that nobody will own up to. When I lift the lid there's a note in there, taped dry to the inside, in Desmond's capitals: NOT THIS ONE. KEEP THIS ONE. It's the sort of label that one puts on for whoever comes after.|{here == "bevs":Gus brings them how they come. It's a face, if you turn the plate: two eggs and a rasher, looking off to one side. Marguerite turns mine round so that it's looking at her.|{here == "house":I eat somebody's yoghurt standing up, with the door of the fridge open for company. It's got a name on it, HUGH. It's in date.}}} -> DONE
=== d_sing
#topic: sing, hum, whistle, into the microphone, microphone, broadcast
{here == "studio":I lean in and do four bars, the one about the slow ferry, an inch from the ribbon. It's a kind microphone. It makes you sound like somebody you'd trust with your keys. On the fifth bar I've run out of words; and the words go on for a bit without me, low down, in a harmony that I'd never have got to.} -> DONE
=== d_scarf
#topic: scarf, put on the scarf, coat, jacket, put on my coat, cardigan, pockets
There's the one that lives upon the desk, red, hand-knitted, with a hole you could put a story through. It's warm in a way that's nothing to do with the radiator. NOREEN is sewn in the end, in wire, the thin sort that's for bells. I always took it to be a make. And there's mine, which is my sister's. -> DONE
=== d_hide
#topic: hide, under the desk, duck, crouch
{here == "studio":I get under the desk, among the cables. Desmond has labelled each of them, in pencil, on bits of tape: DECK A, DECK B, MIC. There's a thin one, cloth-covered, older than all of them, which comes up out of the floor, goes once round the leg and into the back of line four. That label just says HER.} -> DONE
=== d_pins
#topic: brass pins, pins, frame, wires, wiring, cables
{trace:They look like a city from the air. He's wired it by streets, he says; the north end's at the top. You follow the four with your finger, and it goes down past Barrington, out along the bottom row, where the water is, and there's a single pin there, quite bright, as if it had been touched a lot.|The frame's behind the record library, and nobody goes in there but Desmond. One hears it, on damp nights, ticking over to itself like a hedge. If you'd like to know where a call's from, that's where you'd take him.} -> DONE
=== d_touch
#topic: touch the telephone, telephone, touch the phone, dial
{here == "studio":It's black, it weighs what a cat weighs. There's a number on the dial, on a bit of card, typed; and under the card, where the edge has lifted, another one, also typed, with three more digits than numbers have. I press the corner down again. It's warm from someone's ear, and it hasn't been mine.} -> DONE
=== d_asleep
#topic: were you asleep, you asleep, wide awake
{present ? desmond:"Wasn't. I was listening," says Desmond. It's only three, so that he goes on. "Heard a girl ring up. I've heard her all the week. She's got a voice on her like somebody I trained; breathes where I'd tell them to. I never trained her." He rubs the mark that a fader's left on his cheek.|They'd all be awake, if one went by the lights: the taxi, the nurse, the man on the pier who rings in the name of his dog. It's what I'm for.} -> DONE
=== d_shout
#topic: shout, scream, yell, for help, swear
{here == "studio":I do it with the microphone shut. It's a good room for that, it's lined with egg boxes from 1962. All the needles go over and lie there. In the next second, on five separate lines, a lamp comes on: they can't have heard. "You all right, up there?" says a taxi, when I lift it. "I just had a feeling."} -> DONE
=== d_cards
#topic: cards, card, look at the cards, six of swords, tarot, fortune
{here == "house":It's an old pack, gone soft, with flour in the corners. In the boat there's a ferryman with his back turned, a woman in a shawl, and a small one you would miss, right in the bow, with its feet hanging in the water. "Wet shoes," says Marguerite, tapping that. "It's not in my book, that one. I looked."} -> DONE
=== d_fridge
#topic: fridge, open the fridge, wheel, chores, cupboard, drawer, drawers, search, look for clues
{here == "house":Behind the milk there's a jam jar of pennies labelled SAM'S RENT (JOKE), and under it an envelope that isn't one, with two slips from a bank in Ottawa. They've been paid, twice, on the first of the month. I'd thought that the landlord was just being slow. My sister's writing has a way of leaning, like somebody in a corridor.|{here == "studio":I go through the desk. Fuses, string, a bishop's autograph; a box with a home-made label, REPLIES, and nothing in it. At the back, quite flat, there's a drawing of the mast from the other side of the water. Someone's coloured in the lamp with lipstick.}} -> DONE
=== d_wash
#topic: wash, dishes, wash up, clean, tidy, sweep
{here == "house":I do the sink: forty-one spoons, and a pan that fights. It isn't my week, by the wheel, it's Hugh's. Marguerite dries. Behind the rack there's a letter with a Montréal stamp; it's been opened with a fish knife, and read by somebody with wet hands, a good many times.|I do the mugs. There's one at the end of the hooks that's never used, from the year of the big ice, with a lighthouse on. Rolled up in it is a ferry ticket, a return, for the Dartmouth side. It has been clipped the once. I dry it and put it back; somebody's been dusting it.} -> DONE
=== d_sit
#topic: sit, sit down, chair, lie down, rest
{here == "studio":I sit back in it. It has been everybody's, and it creaks in two places: when you lean in to tell them something, and when you lean away because you haven't. I do the second. Half a beat after, in the headphones, I hear it do the first.|I take what there is to sit on. It's good for about one record's worth. You'll notice that I time my life in sides; Marguerite has, she says that it's like living with a toaster.} -> DONE
=== d_heard
#topic: did you hear the caller, hear the caller, hear her, hear tern, did you hear, you heard, have you heard
{present ? marguerite:"On the radio? We only get the record," says Marguerite. "But it's the long ones, for a week now, about half past two; and then you come back on as if somebody had kissed you, or slapped you. I time my stock by it." She lays down a card. "Whoever she is, she likes them with boats."|{present ? desmond:"Off the line? Clear as a bell," says Desmond. He goes on to the transmitter side, and turns a dial, and shakes his head. "Never goes out, though. It gets to the desk, and you. There's a girl stops at the desk." He writes that down, and his hand isn't quite steady.|{present ? priya:"I heard you after," says Priya. "You came out of that record fond of somebody. I had it on, on the ward; I couldn't make out who. I was quite jealous."|Nobody's rung to say they did. It's the one programme we've got without a single complaint.}}} -> DONE
=== d_hug
#topic: hug, embrace, kiss, take her hand, hold her hand, hold
{present ? marguerite:She's all apron, and under it there's a person holding her breath. "You smell of haddock, radio," says Marguerite into my collar. She doesn't let go first. On the table a card has slid off the pack, by itself, on its face; she puts a red clog on it before I'm able to see.|{present ? priya:She allows it for a count of nine, as with anaesthetic. "You've got a pulse of a hundred and four," says my sister. Then she's the one who is holding on.|{present ? desmond:I put a hand on the cardigan. He stands to it, like a horse. "Nice night," says Desmond. "For it." There's sawdust in the wool, and valve grease, and, just at the shoulder, somebody's perfume, about forty years old.|There's the desk. I lay my cheek down where he lays his. It's warm there, it hums.}}} -> DONE
=== d_log
#topic: log, read the log, log sheet, logbook, read, notes, write
{here == "studio":The log's in a ring binder: time, title, minutes, faults. I've a neat hand for a person who's run away. On the last seven nights against 2:22 it says "request", and there are initials in the next column, which I don't fill in. They've been done in pencil by somebody left-handed. There's an N, and what may be a T, with wings.} -> DONE
=== d_sleep
#topic: sleep, nap, close my eyes, dream, go to bed
{here == "studio":I put my head on my arms for the length of "Longer than the Causeway". I'm in a kitchen I don't know, with a tap, and gulls, and it's much too early. In a radio on the table somebody's saying my name, to somebody else, as if I were a place that she'd once lived. I wake up with the pattern of the fader on my face.} -> DONE
=== d_chips
#topic: chip shop, go downstairs, downstairs, go outside, outside, stairs, leave the studio, walk, go home, way out, run outside
{here == "studio" and not nille:I go down as far as the fryers, on a long side. They've got us on. By the till there's a card in familiar capitals: WANTED, PERSON. DRY. Somebody has taken one of the tabs off the bottom. The floor in front of it is wet.} -> DONE
=== d_pray
#topic: pray, prayer, god, cross myself
I say the one my mother has for aeroplanes, off microphone. It hasn't got a place in it for lines. I put her in it, all the same, whoever she is, and whatever she's over. There's a crackle, and on the monitor, faint, a ship-to-shore voice reads out the sea state: "Fourchu, Halifax Harbour. Visibility, poor. Becoming good." -> DONE
=== d_hit
#topic: hit, kick, punch, smash, throw, break, slam, attack, fight, weapon
{here == "studio":I thump the desk, once, with the side of my fist. A screw comes up out of the panel by half a turn, and stands there; beneath the panel, when I've turned it the rest of the way, it's all soldered in one hand, except a single joint by the fourth line. That's been done by a beginner. She's put a small heart on it, in flux.} -> DONE
=== d_news
#topic: desk, equipment, mixer, fader, faders, studio, meters, meter
He built it from a cinema organ and part of a corvette. There are nine faders and each has its own weight to it. I know them like stairs. The fourth's worn lower than the others, by a thumb that's smaller than mine and longer than his; and whoever it was rode it from underneath, as you'd lift up somebody's chin. -> DONE

// What readers do in any scene
=== d_smile
#topic: smile, laugh, nod, grin
{here == "studio":You can hear a smile on air, they teach you that. I do one, with the fader shut, and listen back. It's all right, it would sell a mattress. There's somebody laughing at it in the cans, to one side, as you do at a photograph of a friend with a moustache.} -> DONE
=== d_sorry
#topic: apologize, apologise, sorry, thank
{here == "studio":"Sorry," I say. It's a good clean word, there's a lot of breath in it. The needles jump right over. I've said it to the whole coast for a late weather and a scratched Mahler, and I can't think when I last said it with only the one person listening.} -> DONE
=== d_closer
#topic: look closer, closer, examine, inspect, investigate, carefully
{here == "studio":I get my nose down to it. Under the lamp for line four somebody's scratched a bird in the paint, about as big as a pill, with long wings. It's got a bit of wax in it, that's old and has gone yellow. I've had my elbow on that for a month.} -> DONE
=== d_breath
#topic: deep breath, breathe, stretch, yawn, calm down, smell, sniff
{here == "studio":I breathe in: vinegar, hot dust, wet cardigan. And then a drop of something cold gets into it, seaweed and iron, as when you open the door of a ferry. Every window we have is painted shut. Desmond did that, in eighty-one.} -> DONE
=== d_back
#topic: step back, back away, retreat, close the door, the door
{here == "studio":I push the chair back, and it rolls as far as the cord lets it. You see the place, from there: a desk, a lamp, a glass with a man in it. It's like one of those rooms behind a rope. All that it wants is a card to say who used to sit there.} -> DONE
=== d_floor
#topic: floor, look up, ceiling, carpet
{here == "studio":Cork tile, forty years of coffee. There's a path worn in it from the stairs to the desk, and another that goes from the desk to the library; and a third, much fainter, which comes in from the landing as far as the door, and stops there, and shifts from foot to foot.} -> DONE
=== d_photo
#topic: photo, take a photo, picture, photograph
{here == "studio":There's one over the kettle: the station picnic, 1980. Desmond's got both his pencils already. By him there is a woman in a nurse's cape, laughing, with her eyes on something out of the frame and rather high up. I've always thought that it was a bird.} -> DONE

=== lost_words
#unclear
{&I've got you, caller, but I haven't got the words.|That went out to the whole coast, and the whole coast said: eh?|You're breaking up. Or I am. Again?} -> DONE

=== meet_1
#react: tern meet
"{name}," says Tern. "Right. You'll be asked that again, about an hour before it's light. Say it just like that." -> DONE

=== meet_2
#react: desmond meet
"{name}," says Desmond, without opening his eyes. "I book you every night. I know." -> DONE

=== hook_1
#topic: calling from, where are you calling, where is she, where does tern
There's rain on her end and gulls under it, and no traffic at all. It might be anywhere that has a harbour. The board says line four, and that's all that it has ever said about her. -> DONE

=== hook_2
#topic: future, is it the future, how do you know, how does she know
She doesn't guess, and she is never out by more than a minute. I've tried to think of a trick that would do it. All the ones I can think of are harder than the other explanation. -> DONE

// Plain questions.
=== p_long
#topic: how long have i, long have i been, have i worked, worked here, since when
Since the spring. I came to fill in for a week, and nobody has said that it's over. -> DONE
=== p_closes
#topic: station close, station closing, when does it close, closes, close down, shut down, how long until, how much longer
{memo:At the end of the month, on a Friday, at five in the morning. After that they'll do us from Toronto.|At the end of the month, going by the corridor. Nobody's put it in writing, so one can still dust.} -> DONE
=== p_else
#topic: who else, anyone else, anybody else, works here, work here, other hosts, colleagues, am i alone, in the building
At night it's Desmond, who built the place, and me. There's a day crew; I know them by their mugs. -> DONE
=== p_why_call
#topic: why does my sister, sister call, priya call, sister calling, priya calling, sister ringing, does she call, does she want to talk
{priya_call:She rang the faculty about a scarf, and they told her about a form. So then she rang me about the form.|She only rings at this hour if somebody's dead or I have lied to her. As far as I know, nobody's dead.} -> DONE
=== p_job
#topic: my job, my work, supposed to do, do for a living
Records, weather, six phone lines, and staying awake. They pay by the hour, and these are the cheap ones. -> DONE
=== p_people
#topic: how many people, how many listeners, people listen, listeners, population
Eleven that I could name: nurses, two bakers, a man with a plough. Out of a hundred and fifty thousand, that's the ones who ring. -> DONE
=== p_danger
#topic: dangerous, is it safe, am i safe, danger, in danger, is she dangerous, is tern dangerous
There's the wiring, the stairs, and the coffee. Nobody was ever hurt by a phone, just by what got said on it. -> DONE
=== p_have
#topic: what do i have, have with me, am i carrying, what am i holding, my things
Headphones, a street key, a bus pass, nine dollars, and a phone that I've laid on its face. -> DONE
=== p_far
#topic: how far, far away, far is it
The house on Agricola is half an hour on foot, uphill; Ottawa's a day and a night by train. How far it is to wherever Tern sits, the board won't say. -> DONE
=== p_if
#topic: consequences
On air the whole harbour has it, and there's no calling it in again. Off air it's only me that has to live with it. That's most of what I know about consequences. -> DONE
=== p_trust
#topic: trust, whom can i trust, can i trust, is she lying, is tern lying, telling the truth, who is lying, is it a trick, prank
She has been right each night for a week, and each time I wished that she hadn't been. It's not what I'd call trust. It's more how one treats a tide table. -> DONE
=== p_came
#topic: did i get here, come here, came here, was i doing before, did i come, where am i from
From Ottawa, out of two years of law, with one coat. I told them it was a leave. The bus went on to Halifax, so I did. -> DONE
=== p_charge
#topic: in charge, who leads, the boss, my boss, who decides, who runs, who owns, owner of the station
There's an owner, who sends memos, and there's Desmond, who knows where the fuses are. At night it's Desmond. -> DONE
=== p_goal
#topic: my goal, my mission, the goal, the plan, am i looking for
To get to five o'clock without dead air. Any plan longer than that I left in a coat cupboard. -> DONE
=== p_weather
#topic: weather, raining, snowing, cold outside, temperature
Rain, off the harbour, as it's been all October. I read it out every half hour, and I've never had to change the card. -> DONE
=== p_self
#topic: how old am i, my age, old am i, man or woman, am i a man, am i a woman, do i look, i look like, am i married, have a family, do i have a wife, do i have a husband, have children, have parents, my parents, have friends, any friends, have siblings, live alone
Twenty-three. There's a mother in Ottawa, and a sister, and to the two of them I'm a law student. In this town I've four housemates and a man who says four words. -> DONE
=== p_country
#topic: what country, which country, country is this, what city, which city, city am i, city is this, nearest city
Halifax, Nova Scotia, which is Canada as far as it goes before it's boats. -> DONE
=== p_music
#topic: what music, music do i, which songs, kind of music, records do i
Whatever's long, from midnight on: boats, rain, people who have been left. The record library's by mood and not by name; it was Desmond who filed it. -> DONE
=== p_time_left
#topic: time is left, how much time, time left, how long do i have, when does it end
To the end of my shift it's two hours and a half. To the end of the station, whatever's left of the month. -> DONE
=== p_out
#topic: get out, get away, can i leave, how do i leave
Down three flights, and mind the one with the chip fat. I can't go before five; there'd be nobody to say what time it is. -> DONE

// He, she or it, if no topic before these fits better.
=== p_he
#topic: is he, does he, did he, was he, has he, will he, can he, would he, about him, is his, what his
-> t_desmond
=== p_she
#topic: is she, does she, did she, was she, has she, will she, can she, would she, about her, is her
{present ? marguerite:-> t_marguerite}
{present ? priya:-> t_priya}
-> t_tern
