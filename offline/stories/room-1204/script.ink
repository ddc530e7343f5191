# ask: name What name is on your intercom?
VAR name = ""
VAR time = 20
VAR ate = false
VAR answered = false
VAR told_after = false
VAR weeping = false      // the other, while you tell it what happened
VAR knows_late = false
VAR on_twelve = false
VAR recorder = false
VAR jacket = false
VAR came_in = false
VAR reason = ""
VAR joke = false
VAR here = "door"
LIST people = other, ma, jun
VAR present = ()
VAR alive = (other, ma, jun)
-> door

=== door
#beat
~ here = "door"
The last lamp but one goes out. The one over the door has no intention of it. Inside, a lid goes back on a pot, a drawer is opened and shut, and slippers come along the floor at exactly your pace.
+ [Go in #match: go in, enter, inside, push, step in, walk in #id: go_in]
    ~ came_in = true
    You push the door with a knuckle. You've taken off your shoes, you find; they are standing on the tiles next to a pair just like them, resoled. You had been meaning to have that done.
    -> sill
+ [Run for your own room, 1207 #match: run, room 1207, flee, own room, home #id: run]
    You run. 1205, 1206, a fire door, a turn to the left that you don't remember; and the lamps come on one at a time to meet you: 1201, 1202, 1203. You have never been out of breath in front of a door before.
    -> sill
+ [Speak first #match: speak, hello, who is there, who's there, who are you, shout, call out #id: speak_first]
    "Who's there?" you say. "Who's there?" says your voice from within, and then, the two of you together, to the syllable: "No, who are you?" A laugh. Only the one of you was laughing.
    -> sill
+ [#meanwhile]
    The door has got tired of waiting. It comes open by another hand's breadth, on its own, and a shadow of your height comes with it across the tiles.
    -> sill

=== sill
#beat
#recap: A door marked 1204 has opened in your corridor. You are inside it, on the phone, looking rested.
~ here = "door"
~ present = (other)
It comes to the gap with the phone held against its shoulder, and it is you. It's you after a holiday. There's no crease between the eyes; the sleeves have been ironed. Behind it on the hook hangs the long grey coat, which you gave away last November to the first collection that rang. "Oh," it says. "You look awful. I don't mean it rudely. Come in, you're standing in the dark." You are. "I'll ring you back," it tells the phone. "No, bring the radish. And drive slowly." It hangs up. "Hyun," it says, "he's late," and it smiles, as you used to when you said that.
+ [Ask to hear that name again #match: name, hyun, brother #id: name_again]
    "Hyun? What's he done now?" It waits to be told. You look at the side of its face for it, the whole of October, and it is simply not there.
    -> hours
+ [Stay on the mat outside #match: stay, mat, outside, corridor, no, back away, step back, not go in, not going in, not come in, not coming in #id: mat]
    {came_in:You step back into your shoes and on to the mat.|You keep your toes off the metal strip.} It nods, as people do whose guest is allergic to something. But you see how it looks over your shoulder at the corridor, and how quickly it looks away.
    -> hours
+ [Ask it whose flat this is #match: flat, who lives, mine, tenant #id: whose]
    "Mine," it says, "since I stayed in that night. Yours, since you didn't. I'm no lawyer." It moves the door to and fro, an inch, thinking. "You can look round. I'd want to."
    -> hours

=== hours
~ here = "door"
~ present = ()
~ weeping = false
{time >= 180:
    -> question
}
{door && hours == 1:It is 0{time / 60}:{time % 60 < 10:0}{time % 60} by the clock above the lift. The door stays on the latch.|{hours == 2:By the lift it says 0{time / 60}:{time % 60 < 10:0}{time % 60}. You had thought it was earlier.|{hours == 3:0{time / 60}:{time % 60 < 10:0}{time % 60}. The lift has come up, opened on nobody, and stayed.|{hours == 4:0{time / 60}:{time % 60 < 10:0}{time % 60}. From behind the door comes the noise of a table being laid again, a little nicer.|{hours == 5:0{time / 60}:{time % 60 < 10:0}{time % 60}, and there's one lamp left burning in the corridor.|0{time / 60}:{time % 60 < 10:0}{time % 60}. Your shoes have begun to feel like someone else's.}}}}}
+ {knows_late and not after} [Tell it what happened after #match: after, happened, accident, truth, october, died, dead, bridge, lorry, funeral, he is gone #id: go_after] -> after
+ {not table and CHOICE_COUNT() < 4} [Go in and sit at the laid table #match: table, sit, eat, stew, supper, inside, step in #id: go_table] -> table
+ {not jun_room and CHOICE_COUNT() < 4} [Knock for Jun at 1203 #match: jun, room 1203, student, neighbour, knock #id: go_jun] -> jun_room
+ {not lobby and CHOICE_COUNT() < 4} [Take the lift down to the lobby #match: lift, lobby, goldfish, caretaker, ma #id: go_lobby] -> lobby
+ {not photos and CHOICE_COUNT() < 4} [Go in and look at its photographs #match: photographs, photos, pictures, frames, wall, inside, step in #id: go_photos] -> photos
+ {not laundry and CHOICE_COUNT() < 4} [See what machine 4 is washing #match: machine, laundry, washing, basement #id: go_laundry] -> laundry
+ {not own and CHOICE_COUNT() < 4} [Go home to 1207, where a phone rings #match: go home, back to 1207, ringing, telephone, own room #id: go_own] -> own
+ {not wardrobe and CHOICE_COUNT() < 4} [Go in and try on the grey coat #match: coat, grey, wardrobe, hook, pocket, inside, step in #id: go_coat] -> wardrobe
+ {not window and CHOICE_COUNT() < 4} [Go in and draw the curtains back #match: curtain, curtains, to the window, windows, look out, inside, step in #id: go_window] -> window

=== table
#beat
#recap: In 1204 a table is laid for two. What is eaten there is forgotten here.
~ here = "inside"
~ present = (other)
~ time = time + 45
Two bowls, two spoons, the good chopsticks, and in the middle the stew, in your mother's black pot, with the chip in its lid turned to the wall; no, there's no chip. You haven't smelled it for thirteen months. She won't make it. She buys the paste still, and it stands on her shelf in a row of lids. "It's her recipe, you won't be able to tell," says the other, and ladles. It has laid the second bowl before you, then sees that, and laughs, and fetches a third. {told_after:"That one's his," it says, and waits to hear whether you will say it again.|"That one's his. He'll be any minute."} The steam from the second bowl goes straight up. The steam from yours leans.
+ [Eat #match: eat, taste, spoon, swallow, stew #id: eat]
    ~ ate = true
    It's hers; it is exactly hers. You have emptied the bowl before you think to wonder what it cost. There was a thing that your mother used to sing over the washing-up, four notes. You reach for it, and your hand closes.
    -> hours
+ [Hold the bowl and do not eat #match: warm, refuse, no #id: hold_bowl]
    You hold it until your fingers hurt. The other watches the level. "Suit yourself," it says, with your mother's exact patience. "People generally do, the first time."
    -> hours
+ [Ask how long he has been late #match: how long, late, when, where is he, where is hyun, where is my brother #id: how_late]
    ~ knows_late = true
    {told_after:"Thirteen months," says the other, trying it. "I'd have said twenty minutes." It looks at the clock as you'd look at somebody who had lied to you kindly.|"Oh, a while. You know him." It looks at the clock. It goes on looking, and a small crease comes, between the eyes; that makes it very like you. "He rang. He's on the bridge."} It straightens his spoon. There is a groove worn in the wood where the spoon has been straightened.
    -> hours

=== jun_room
#beat
#recap: Jun in 1203 has three weeks of somebody breathing on tape.
~ here = "next"
~ present = (jun)
~ time = time + 25
Jun opens before you've knocked, headphones round his neck, hair the colour of a traffic cone. "Okay. Hi. You're the wall," he says. "I've got a mike on that wall, for film school, it was meant to be about loneliness, and for three weeks somebody's breathing on it. Before you say pipes: it holds its breath when I do. Come in, mind the noodles, don't mind the noodles." He drops the needle of a finger on a laptop. In, out. In. Then a voice, a long way inside, saying one sentence kindly, over and over. It is yours. You cannot make out the words, but you can hear them being meant.
+ [Borrow his recorder #match: recorder, borrow, microphone, mike, tape #id: borrow]
    ~ recorder = true
    "It's the school's. It's, like, four months' rent." He hangs it round your neck and checks the level, twice. "If you get anything in there that laughs," says Jun, "I don't want to hear it. Okay, I do. I'd want to know it's a nice laugh."
    -> hours
+ [Ask if he can see the door #match: door, can you see #id: see_door]
    He looks for some time at the place between his room and 1205. "I see a wall with a you-shaped clean bit," he says. "At three a.m. you stand there and talk to it. I thought, sleepwalker, cool. Then it answered, on channel two."
    -> hours
+ [Listen to tonight's file, to the end #match: listen, file, tonight, play, have you recorded, you recorded, the breathing, whose voice, what does it say #id: listen]
    ~ knows_late = true
    The counter says that it runs to 03:33, which has not happened yet. "Yeah, don't love that," says Jun. You listen. Cutlery; a bell that nobody answers; and your own voice, close to, much older, saying: "He's only late." And then, after a minute of breathing, again.
    -> hours

=== lobby
#beat
#recap: Mrs Ma, the caretaker, keeps a list of rooms that are not there. She says her husband is on twelve.
~ here = "lobby"
~ present = (ma)
~ time = time + 25
The lift has buttons for one, two, three, five. Down in the lobby Mrs Ma stands in her quilted vest in front of the tank and feeds goldfish with her slippers on the wrong feet. "Look at you, no scarf, at this hour, did your mother raise you in a field? Did you ring it?" She doesn't turn round. "Don't ring it. And if it rings you, you let it, it'll tire. They tire. I've seen them go on until Chuseok." The fish hang in the green light with their mouths opening. A school notebook lies on the sill: rooms, in columns, in thirty years of pencil; each column has a four in it.
+ [Count the goldfish #match: count, goldfish, fish, tank #id: count]
    You make it thirteen. "Twelve," says Mrs Ma, "I buy twelve." She shakes in a pinch more, for thirteen. "He comes with the door. In the morning there's just the water, moving."
    -> hours
+ [Ask where her husband is #match: husband, mr ma, married #id: husband]
    ~ on_twelve = true
    "He's on twelve," says Mrs Ma, and screws the lid on the fish food, wrongly, and unscrews it. There is no Mr Ma. Everyone knows that; he had gone up to see about a bulb. "Thirty years in March. He hadn't eaten his egg."
    -> hours
+ [Read her notebook #match: notebook, list, read, column, pencil #id: notebook]
    ~ knows_late = true
    Against tonight stands your name{name != "":, {name}, spelled right|, spelled right}. Above it are forty others; against some of them is written "came down", and against others a date, and then "he says he is happy". The handwriting on those isn't hers.
    -> hours

=== photos
#beat
~ here = "inside"
~ present = (other)
~ time = time + 45
They go down the hall in good oak frames. You and Hyun on the one bicycle. You and Hyun in school uniforms like two umbrellas. Hyun asleep with his mouth open on your shoulder, on the last train, both ends of which you remember. You've got these; yours are in a shoebox, you can't have them up. But here they go on. There is a frame after that one, and another, nine or ten, all the length of the wall and round the corner, as if there were more of him to come. {told_after:"I'd hung them for this year," says the other at your ear, not proudly now.|"From this year," says the other proudly at your ear.} Each is dusted. Each has got a mount, and glass, and nothing in it.
+ [Ask what is in these #match: empty, these, nothing in, blank #id: empty_frames]
    ~ knows_late = true
    {told_after:"Nothing," it says. It had been about to say Jeju. "There's nothing in them. Did you know, when you came in?"|"Jeju, that is, in January. That's his birthday." It bends to look, and its breath makes a patch on the glass. "I keep meaning to get the prints," it says; and you see that for the first time it's wondering who was holding the camera.}
    -> hours
+ [Take one of the early ones #match: steal, early, bicycle, pocket #id: take_photo]
    You slip the bicycle under your jacket. In the corridor, when you look, you're alone on the crossbar, seven years old, leaning back with all your weight on somebody.
    -> hours
+ [Hang your own work pass in a frame #match: hang, pass, card, own, work #id: hang_pass]
    You prop it behind the glass: night sorting, badge 2210, the face of a person at six in the morning. The other regards it with real curiosity. "What do you sort?" it asks. Nobody has ever asked you that. You tell it, parcels.
    -> hours

=== laundry
#beat
~ here = "machines"
~ present = ()
~ time = time + 25
Machine 4 is always full. There's a rota on the wall with no four on it, and a sign in Mrs Ma's writing, DO NOT BE HELPFUL. You've lived here for two years and never seen it stop. It stops. The porthole clears from the bottom up, as when a glass is drained. Shirts, a good many, all yours, the ones you wore out or left in places; and, pressed to the front like a face to a bus window, a blue padded jacket with a torn cuff. You know about the cuff. It was in a clear bag, in a tray, with his watch. They'd asked you to sign for it. It was wet then as well.
+ [Take out the blue jacket #match: jacket, blue #id: take_jacket]
    ~ jacket = true
    It's dry and warm, and the cuff's been mended with small stitches, in the wrong blue. You put your arms in. It is too big for you in the shoulders; you were the elder, and he never let it go, that he was bigger.
    -> hours
+ [Put a coin in, and let it turn #match: coin, leave, start #id: coin]
    You feed it a coin. It takes up again where it was. All the way to the stairs you hear a zip going round against the drum, tick, tick, like someone at a window with a ring on.
    -> hours
+ [Look in the pockets #match: pockets, pocket, search #id: pockets]
    ~ knows_late = true
    Through the rubber lip you can just get in two fingers. A receipt: one radish, the 14th of October, 22:51. You stand with that in your hand in a basement. He had got the radish. All that year you had wondered.
    -> hours

=== own
#beat
~ here = "home"
~ present = ()
~ time = time + 25
1207 knows you, at any rate. Bed by the wall, one chair, the other chair under the washing. The photographs are in a shoebox with the lid on. {ate:You take off the lid, to be sure, and the topmost is of you and a boy on a bicycle, and you look at it politely; someone has breathed on his face with their thumb.|You take off the lid, to be sure. He is there, squinting.} The telephone is ringing. You own one telephone, and it's in your hand, and it isn't that one. It is in the wall cupboard, behind the towels, beige, with a cord, and a little card beneath the dial with the number typed on it: 1204. It rings the way people do who know you're in.
+ [Let it ring #match: let, ring, ignore, wait #id: let_ring]
    It rings forty-one times. You sit upon the bed, your hands between your knees, and are as rude as that to yourself. When it stops, the quiet has a disappointed shape.
    -> hours
+ [Answer it #match: answer, pick up, lift, hello, speak #id: answer]
    ~ answered = true
    "Thank you," says your voice. It's crying, a little, with relief. "I only wanted to know what's at the other end of the corridor. I can never get as far as the lift." You hear it lift a foot. You hear, very distinctly, that foot come down on something that isn't carpet.
    -> hours
+ [Dial your brother's number instead #match: dial, brother, number, hyun, voicemail #id: dial]
    ~ knows_late = true
    You've kept on paying the bill. Four rings, and it's him: he's not here, leave a message, if it's about the money he's definitely not here. You have left two hundred and six. From along the corridor, through two walls, you hear it ringing.
    -> hours

=== wardrobe
#beat
~ here = "inside"
~ present = (other)
~ time = time + 45
The coat goes on like a hand taking yours. You bought it for a job you didn't go to see about, in Busan, by the sea, and wore it twice; here the elbows have gone soft with use. The other does up the top button for you. In the one pocket are keys for an office with a view. In the other there's a phone, and on it a call, the 14th of October, 23:14, incoming, Hyun, fourteen minutes. You've the same call. Yours says missed. "You'd gone out," says the other, not blaming. "We had words, him and me, do you remember, about the money? I nearly went too. I'd got one arm in this."
+ [Say where you were at 23:14 #match: at 23:14, where i was, bar, mangwon #id: where_were]
    ~ knows_late = true
    In a bar in Mangwon with the phone face down. He'd come out in the rain to find you, since you wouldn't answer. {told_after:The other nods. It has that now, with the rest. It does up a button that's done up, and leaves its hand there.|The other thinks about it. "Then he'd have been on the bridge at," it begins, and the crease comes, and it does up a button that's done up.}
    -> hours
+ [Keep the coat on #match: wear, coat, warm #id: keep_coat]
    ~ time = time + 10
    You stay as you are in front of the mirror for what you'd have said was a minute. The two of you look well in it. It's only on the way out that you see which one the mirror was following.
    -> hours
+ [Give it back #match: take off, return #id: give_back]
    You hang it up again, by the loop. You gave it away because it was what you had on. "It suits you better," you say; the other goes quite pink.
    -> hours

=== window
#beat
~ here = "inside"
~ present = (other)
~ time = time + 45
You'd like to see the street from it; you would like to see whether the noodle shop is there. The curtains are linen. Behind them is the glass, very clean, and behind the glass is a corridor. It has a brown carpet. Its lamps come on one at a time, in order, and nobody comes. "It faces north," says the other, who has stopped in the doorway and will not enter the room. "I mostly keep them drawn. I went out there once, for rice. You pass 1203, and you pass 1203. I could hear the lift." It puts both its arms round itself. "I don't know how you bear it. You live out there."
+ [Tell it about the lift #match: lift, way, buttons, directions #id: tell_lift]
    Left at the fire door; eleven paces; there's no button for four, you get used to that. It repeats it after you, moving its lips, like somebody learning a prayer that they do not expect to be allowed to use.
    -> hours
+ [Ask what it is so afraid of #match: afraid, fear, scared #id: afraid]
    ~ knows_late = true
    "That it's later than I think," says the other.
    -> hours
+ [Draw the curtains for it #match: draw, close, shut, curtains, for it #id: draw]
    You draw them. Just before they meet there's somebody at the end of the corridor in a blue jacket, with a plastic bag, reading the numbers on the doors. You open them at once. 1203, and nobody.
    -> hours

=== after
#beat
#recap: You told the one in 1204 what happened after that night in October.
~ here = "door"
~ present = (other)
~ time = time + 45
~ told_after = true
~ weeping = true
You tell it on your feet, on the tiles, as you'd tell a stranger that they have a wheel loose. That you let it ring. That he came out to look for you. That on Seongsan Bridge at 23:31 a lorry did nothing wrong. You tell it the tray, and the jacket; three days in the funeral hall, your mother asking the guests if they'd eaten. That she hasn't made the stew. That you sort parcels by night because you can't be asleep at that hour. It has sat down on the step with its good sleeves round its knees. "But I talked to him," it says. "Fourteen minutes. I made him laugh." And it begins to cry, without any practice, and behind it in the flat, window by window, there's Sinchon: rain, a taxi, the noodle shop putting out its light.
+ [Sit down beside it #match: sit, beside, comfort, stay #id: sit_beside]
    You sit on your side of the strip, it sits on its own, with two inches of metal between. "What was I like?" it says. "After?" Tired, you say. You got up, though. It seems to find that extraordinary.
    -> hours
+ [Ask what made him laugh #match: laugh, joke, made, fourteen #id: ask_laugh]
    ~ joke = true
    It's a joke about a radish. It isn't any good. You'd never have thought of it, you were too angry that night, and you laugh until you have to hold the door frame{recorder:; on your chest the small red light is burning, and takes it all down|, the both of you, at the same place}.
    -> hours
+ [Tell it that it was not its fault #match: fault, blame, forgive, sorry #id: fault]
    "Nor yours," it says at once, as one says it to a friend. There's a silence in which each of you hears who has said that to whom.
    -> hours

=== question
#beat
#recap: At twenty past three the other asked you why it should be you.
~ here = "door"
~ present = (other)
Twenty past three. There's a noise in the corridor that you take for the lamps and that is the quiet after them. Only the one over the door is left. The other has come out to the very edge; its toes are curled on the metal strip as on the lip of a pool. It has brushed its hair. {answered:One of its feet, in a clean sock, is on your side.|It's careful to keep its feet on its own side.} "At 03:33 whoever's outside goes on," it says. "I didn't make it up. I'd be good to her, Mother; I'd be on time for things. I'm not asking you to die, only stop. I've thought about it from your side, I can do that." It isn't threatening you. It really wants to know. "Why should it be you?"
+ [Because I was there for all of it #match: because, i was there, lived, buried him, the tray, the parcels, mother #id: was_there]
    ~ reason = "there"
    "Even the tray," it says. Even that. It writes it down, so to speak. You see it trying to want the tray.
    -> last_minutes
+ [There is no reason #match: reason, none, don't know, no reason #id: no_reason]
    ~ reason = "none"
    "No," it agrees. "I'd looked for one as well." For the first time the two of you are equally tired.
    -> last_minutes
+ [Ask it why it should be you in there #match: turn, you, instead #id: why_you]
    ~ reason = "asked"
    "Because I stayed in," it says, readily; and hears that; and looks back along the hall at all its frames. "I stayed in," it repeats.
    -> last_minutes

=== last_minutes
#beat
~ here = "door"
~ present = (other)
{on_twelve and not (told_after and answered):
    ~ present = (other, ma)
}
03:31. Within, on the stove, the pot lid has started to tap. {on_twelve and not (told_after and answered):The lift opens, and it is Mrs Ma, with her coat on over her vest, and a boiled egg in a napkin.|The lift opens, and shuts; it's the one sound that makes the other flinch.} {jacket:"You've got his jacket on," says the other softly.|"He'll be wet," says the other softly, to nobody.} And then from far down in the flat, where there had been only a bedroom, there comes a bell: two short, one long, his ring, as he always rang, as if there might be several of you. Neither of you moves. You can smell the rain on somebody. {reason == "none":You notice that you've taken each other's hand.|You notice that you are both standing on one leg, like children at a door.}
+ {told_after} [Offer to walk it to the lift #match: walk, lift, offer, together #id: to_lift]
    "Left at the fire door," you say. "It's eleven paces. I'll count."
    -> ending_after
+ {answered} [Tell it there might be turns #match: turns, share, both, bargain, half #id: to_turns]
    "Days," you say. "Every second one. You'd have to do the parcels."
    -> ending_turns
+ {on_twelve and CHOICE_COUNT() < 2} [Let Mrs Ma go by #match: mrs ma, let, egg, husband #id: to_ma]
    You stand aside, as you would on any stairs. So does the other.
    -> ending_ma
+ [Step out and pull the door to #match: step out, pull, shut, close, leave, corridor #id: to_out]
    {ate:
        You step over the strip and pull, and the lock says its one word.
        -> ending_soft
    - else:
        You step over the strip on your own two tired feet and pull.
        -> ending_twelve
    }
+ [Go in and answer the bell #match: bell, answer, open the door, brother, hyun #id: to_bell]
    You've been going to answer it for thirteen months.
    -> ending_tenant

=== ending_after
#ending: Eleven Paces
It comes over the strip with its eyes shut, holding your sleeve. You count aloud. At four it says it can't, at seven that there's carpet; at eleven it opens its eyes and sees two steel doors and a panel with no four, and it laughs as he'd made it laugh. {joke:It tells you the one about the radish again.|It tells you what he had rung up to say. It's a joke about a radish.} "Go on," it says. "I only wanted to see it." It goes in by itself. The lift doesn't go down. At 03:33 you're alone in the corridor, and you've a crease that was not yours alone, and a joke about a radish. {recorder:It's all on Jun's tape as well, fourteen minutes. You play it to your mother on Sunday. She asks to hear it again, and then, without turning round, if you've eaten.|You tell it to your mother on Sunday. She doesn't laugh. She goes and takes down a lid.}
-> END

=== ending_turns
#ending: Every Other Day
It's a good arrangement, people have worse. You leave notes for each other on the pillow. It does the parcels, badly, and is liked there. It has bought a plant. On your days you sleep, mostly, and on its days, as far as you can tell, you are nowhere; but a furnished nowhere, with a smell of rain. Your mother says that she is so glad you have good days now. She says you were so funny yesterday. Last week the note was longer than usual: it had been thinking, it wrote, in your handwriting, that February has an odd number of nights, and who was to have the extra one? You have been looking at that for some time. It's the twenty-eighth.
-> END

=== ending_ma
#ending: Mr Ma Is on Twelve
She takes off her slippers at the strip and, after thought, puts them on again, on the right feet. "You didn't come down," says Mrs Ma into the flat, scolding. "I had to feed them all by myself." Somebody in there says that he'd only been a minute. You never see him. You see the egg change hands. The other has moved up to let her by and stands there in the hall, one of three now and no longer the host, and lifts its palm to you as the door comes to. In the morning there's a notebook on your mat, thirty years of pencil. You put in a line of your own. You buy twelve goldfish, and, that night, food for thirteen.
-> END

=== ending_soft
#ending: A Face Gone Soft
1203. 1205. Between them is plaster, and the paint's a bit newer at the height of your hand. You sleep for eleven hours. You wake hungry, and feel better than you have for, what, a year? There'd been something. At your mother's on Sunday the table is laid for three, and you ask her who's coming. She looks at you, and goes on looking. In the hall there's a frame with a boy in it, a nice big boy with a blurred face, next to you on a bicycle. {name != "":"{name}," says your mother. "Don't."|"Don't," says your mother.} It must be one of the cousins. You leave early, as you've things to do. It's funny, you think on the bridge, in the sun, how light one can get.
-> END

=== ending_twelve
#ending: Twelve Rooms
The wall's quite flat. You have your cheek to it when Jun comes out at a quarter to four, with his headphones round his neck, not being funny at all. {recorder:You give him the recorder, and he plays it there, with the two of you sitting on the carpet: three hours of corridor, and in the last minute a bell, two short, one long. He doesn't ask. "It's a nice ring," says Jun. He makes you a copy.|"It's stopped breathing," he says. "The wall. Was that you?" You say that you suppose so.} {jacket:You've still got the jacket; it is wet again. You hang it over the chair.|You've nothing to show for it but the time.} The lamps come on, one by one, ahead of you. At 1207 you get down the shoebox. You put him up over the bed, squinting, with tape, where you'll have to see him.
-> END

=== ending_tenant
#ending: He's Only Late
You go down the hall with your hand out. Behind you, quick as a swimmer, someone steps across a strip of metal and draws a breath of corridor. The door comes to. It's all right. You hear it walk off and stop, at the lift, and give a great shout of joy. You open to the bell, and there's a landing there, with rain on it. He's parking; that'd be it. You go and see to the stew. It's on low. The second bowl wants moving half an inch. After a time the phone goes and it's him. He's on the bridge, he's got the radish; and you stand with your back against the warm wall, and make him laugh. "Drive slowly," you say.
-> END

// Topics
=== t_other
#topic: the other, other, double, the one inside, myself
{It is you, if you'd stayed in that night. It irons. It doesn't mean you harm, any more than the person does who takes the last seat on a bus.|It knows all you know up to a certain evening in October, and of what came after not one thing. You could ask it who won the election.} -> DONE
=== t_hyun
#topic: hyun, brother, my brother
{Two years younger than you, ten centimetres taller. He owed you money and sang in lifts. Thirteen months ago you and he had words. In your telephone there's a call from him that says missed.|In there he's expected for dinner. He has been expected, so far as you can make out, for some while.} -> DONE
=== t_ma
#topic: ma, mrs ma, caretaker
{Thirty years the caretaker. She scolds everybody and is nearly always right, and tucks the warning in at the end, like a coin in a child's pocket.|She has a notebook of rooms that aren't there. Nobody has asked her why she stays. She feeds the fish, and looks at the lift.} -> DONE
=== t_mrma
#topic: mr ma, her husband, husband
{on_twelve:{He went up to twelve to change a bulb, one evening in March, thirty years ago. She still boils two eggs.|Nobody took the ladder in. It's been painted round.}|{There's a photograph at her desk of a man on a ladder. She keeps it turned to the lift.|You might ask her. She'd be cross with you, in the way she is when she's pleased.}} -> DONE
=== t_jun
#topic: jun, student, 1203, orange hair
{A film student, hair bleached to orange, with a microphone stuck on the wall by chewing gum. He's afraid, and has decided that it is material.|He talks fast until three in the morning. After that he talks like anybody.} -> DONE
=== t_room
#topic: 1204, room 1204, the room, thirteenth door, the door
{It opens from midnight until 03:33. The builder left out the fours, for luck. It is made, they say, out of what the tenants decided against: the call not made, the job not taken. It was only a matter of time until it had enough.|An hour in there costs you three out here. You can see the price upon the clock above the lift.} -> DONE
=== t_haneul
#topic: haneul, officetel, building, sinchon, builder
{Haneul Officetel, Sinchon: fourteen floors, twelve rooms on each, one lift, and no fours anywhere, not on the lift, the doors, nor the meters. The builder was a careful man. He died, the story goes, on the fourth.|Rents are low on twelve. You had thought that it was the water pressure.} -> DONE
=== t_phone
#topic: phone, phones, telephone, rings
{Here phones ring true: whoever's calling, it is always the other one. Don't answer, the neighbours say, and they say it with a hand upon your arm. It cannot step over the sill until it's answered.|It's such a small thing, to answer a telephone. You hadn't managed it the once.} -> DONE
=== t_food
#topic: stew, doenjang, food, what is eaten
{Your mother's doenjang stew, or the memory of it, on a low light. What's eaten there is forgotten here; Mrs Ma says so, in the tone that she uses for not swimming after lunch.|You would not know what you'd lost. That's the kindness in it.} -> DONE
=== t_mother
#topic: mother, mum, mom, my family
{She lives in Mapo, two stops off. She asks if you've eaten, and what she means is other things. Since the funeral she cooks from packets.|You go on Sundays. Neither of you sits in the third chair, and neither has moved it.} -> DONE
=== t_fish
#topic: goldfish, fish, tank
{Twelve, from the market, in a tank with a plastic pagoda. On nights when the door is there you will count thirteen. The extra one isn't any different. It's only that it looks back.|Mrs Ma has named none of them. She says that that's how it starts.} -> DONE
=== t_machine
#topic: machine 4, laundry, washing machine
{The basement has machines one, two, three and five. And four, between them, always full, always turning. The sign says not to be helpful.|Nothing's ever been seen to go in.} -> DONE
=== t_time
#topic: 03:33, 3:33, clock, door close, until when, how long is it open
{At 03:33 the door is wall again, and whoever stands outside is the tenant: of the flat, the job, the mother. The clock above the lift is fast. Nobody has it mended, they like the warning.|It is now 0{time / 60}:{time % 60 < 10:0}{time % 60}, and it will not be for long.} -> DONE
=== t_lights
#topic: lights, lamps, dark, lights go out, look up, ceiling
{They come on ahead of you and go out behind. It's to save current. You have never known them go out in front, and it's only now that you find yourself grateful for it.|Where you've been is dark. It's a cheap building, it can't light everything.} -> DONE
=== t_accident
#topic: accident, bridge, october, that night, seongsan, happened in october, happened that night
{The 14th of October, rain. You were out, he was driving. You can get as far as that. There are people who've heard the rest from you, and they are all policemen.|Somebody in this building doesn't know it yet. It has a right to, you suppose.} -> DONE
=== t_dead
#topic: dead, died, killed, funeral, death
{told_after:It has been said now. It hasn't got any shorter, only easier to lift.|{present ? other:You get as far as "he is". It waits for the rest so kindly that what comes out is "late".|You have said the word to two policemen and a clerk with a form. It was always about somebody else.}} -> DONE
=== t_coat
#topic: grey coat, coat
{Long, grey, good wool, bought for a job in Busan that you rang up and turned down. You had it on, that night. You gave it away in November, and it's on a hook in there with your shape in the shoulders.|There'd be something in the pockets. There always is.} -> DONE

// What readers ask anywhere
=== a_where
#topic: where am i, where are we, this place, what place, what planet, what country, which country, what city, which city, what town
{ here:
- "door": The twelfth floor of Haneul Officetel, {sill:at the strip of metal between a brown carpet and a flat that isn't on the plan|in front of a door between 1203 and 1205}. You live three doors along. You do, you have the key.
- "inside": Inside 1204, beyond the strip. It's warm; there is a clean smell of ironing, and your own taste, with money. Nothing in here has been moved in a hurry.
- "next": In Jun's room, 1203, between a laptop and the noodles. There's a microphone on the wall where a mirror would go.
- "lobby": Down in the lobby, by the tank. Green light goes over the ceiling, and Mrs Ma's slippers don't match her feet.
- "machines": The laundry in the basement, in front of the machine that isn't on the rota.
- "home": At home: 1207, your bed, one chair to sit on and the other for clothes. Nobody's been in. You'd know, nobody ever is.
}
-> DONE
=== a_when
#topic: time is it, what is the time, what's the time, hour is it, day is it, date is it, year is it, my watch, what month, month is it, season, time of year
{
- last_minutes: There's a minute in it, or two. You have stopped reading the clock, and it hasn't stopped.
- question: A little after twenty past three. One has until 03:33.
- else: It's 0{time / 60}:{time % 60 < 10:0}{time % 60} by the clock over the lift, that gains. In there they have the same, and it sounds later.
}
-> DONE
=== a_past
#topic: happened here, what is going on, what's going on, happened tonight, happened last night, happened so far
{
- told_after: Thirteen months ago you let a telephone ring, and your brother drove out to look for you. In there it was picked up. That's the whole difference; it has got a hall and a kitchen.
- sill: A door has come up in the corridor with you on the other side of it, rested, as if one evening in October had gone otherwise. It's polite. It would like you to come in out of the dark.
- else: You came home from the parcels, and there was one door too many. Someone in it is on the phone, in your voice.
}
-> DONE
=== a_why
#topic: who am i, why am i here, what am i doing here, what am i here for
You live here, in 1207, and sort parcels at night. You were on your way from the lift to your bed. That's all that you were doing; the corridor had been told so by twelve lamps. -> DONE
=== w_other
#topic: want other, other want, it want, want from me, does it want, want of me
"For you to have eaten something," says the other. It means it. Its eyes go past you to the carpet and come back. "And after that I'd want to know where one finds the lift." -> DONE
=== w_ma
#topic: want ma, ma want, mrs ma want
"People home by midnight and nobody answering things," says Mrs Ma. "Is it so much? I've an egg that I want to give to somebody. I've had it boiled a long time." -> DONE
=== w_jun
#topic: want jun, jun want
"For it to be pipes," says Jun. "Like, as a person. As a director I want it to say one thing, just clearly, and then be pipes." -> DONE

// Reactions
=== r_other_act
#react: other act
{weeping:{!It has its sleeve across its eyes, and for once does not do the same.|It moves over on the step, in case that was what you wanted.|It watches you do that as one watches a person who knows the way. "And you do it out there," it says, "by yourself."|With the dry end of its sleeve it wipes the place where you've been, and then its face.}|{!It watches with great sympathy, and you see its own hands begin to do the same.|"I'd forgotten I used to do it like that," says the other. It tries it again, your way, and looks along the corridor as if somebody might have seen.|{here == "inside":"Not on the wood," it says, and slides a coaster under your elbow. There's a second one lying ready, by a second place.|It reaches out to straighten your collar, and stops its hand above the strip.}|It laughs a half-second before you've finished, as if it'd been sent the script.|You do it, and it lets you, and counts under its breath. "Six," it says. "I was five. It's the shoes you wear." It has looked past you, at the lift.|It waits until you've done, with its hand on the frame. The hand's quite white. Far off, down at the bend, a lamp comes on.}} -> DONE
=== r_other_say
#react: other say
{weeping:{!"Say it again," says the other. "I hadn't got it."|It nods, and goes on nodding some time after there is anything to nod to.|"That's what the corridor's like," it says, "isn't it? All that, and then the next lamp."}|{!"You'd be surprised how often I've thought just that," says the other. "Or you wouldn't."|Its lips moved along with the last four words.|"Say it lower. He'll be coming up the stairs," says the other, and listens.|It takes that in, and puts it with the cushions, where it looks rather good.|"You've got hoarse," says the other. "Is it the dust, at that place? Or is there no one you talk to?"|"I nearly said that to him," it tells you, "and then the phone went." It looks at the phone. It doesn't look at you.}} -> DONE
=== r_other_ask
#react: other ask
{weeping:{!"I don't know," it says, and listens to how that sounds in there.|It opens its mouth for the kind answer, and there isn't one.|"You'd have to tell me," it says. "You're the one who's been."}|{!"Anything you know before that night, I know," it says kindly. "Try me after."|{told_after:"I'd have asked him," says the other, and stops at the "him".|"I'd ask him when he comes," says the other, and straightens a spoon.}|The crease appears between its eyes. It waits till it's gone away, and offers you tea.|"What would you like it to be?" it says. It would get it for you, too, and that frightens you.|"I'll tell you that if you'll tell me something," says the other. "When you come out of the lift. Is it left?"|It thinks about that with your whole face. "I used to know. It was on the tip of my tongue the night I stayed in," it says, and turns the flame down.}} -> DONE
=== r_other_leave
#react: other leave
{weeping:"Not yet," it says, "please." And then, "No, go on. You've got work."|{!"Go on, then. You'll be back, I always come back for my keys," says the other.|It says good night in the voice that you use to your mother, and it keeps the door on the latch.|"Mind the corridor," it says, and means it from the heart.}} -> DONE
=== r_ma_act
#react: ma act
{!"Not with those hands!" says Mrs Ma, and does it again after you, worse.|Mrs Ma clicks her tongue and sweeps the spot that you were standing on. Under the broom there's a radish top, quite fresh.|"My husband used to do that," she says. "Look where he is."|She buttons your top button, hard, like someone locking up.|Mrs Ma lets you finish. Then she licks the pencil, turns up tonight's column and puts you down as "still doing things", with the time.|"Good," says Mrs Ma, "that's warm-blooded. It's when they stand about so nicely that I get out the notebook."} -> DONE
=== r_ma_say
#react: ma say
{!"Yes, yes, everybody's got a story, who's got a scarf?" says Mrs Ma, but she has taken the food tin off the chair for you.|"Tell it to the fish. They don't repeat things, only open their mouths," says Mrs Ma.|"Don't say that by the lift," she says. "It stops at every floor."|Mrs Ma nods all the way through it, and at the end says "Eat something," which may be the answer.|"Hm. That's how they began as well, that column," says Mrs Ma, and shows you with her thumb how far down the page it went.|"You said that like your mother," says Mrs Ma. "She was here in the winter, with a pot. I told her, wrong door."} -> DONE
=== r_ma_ask
#react: ma ask
{!"At this hour? It's the ones who stop asking that I find in the notebook," says Mrs Ma. "Read it. It's on the sill."|"By day I'd say pipes," says Mrs Ma. "By night: don't eat there, don't answer it, and be on this side of it by 03:33. Is that enough for you?"|Mrs Ma hunts for her spectacles, which she has on, and you aren't to notice that she's stopped hunting. "It's built of what people didn't do," she says.|"I'm the caretaker, I take care," says Mrs Ma. "You'd have to ask it something from after. It's got no after."|"Thirty years I've wanted to know that myself," says Mrs Ma, with a look at the figures over the lift.|"He'd have told you. He was the one for explaining," she says, and knocks on the tank, where thirteen mouths open.} -> DONE
=== r_ma_leave
#react: ma leave
{!"Straight to bed, and if you see a door, you see a wall," says Mrs Ma.|"Take the stairs," she says. "No. Take the lift. No," and she looks at the numbers above it.|She gives you a tangerine, as one might give somebody a torch.} -> DONE
=== r_jun_act
#react: jun act
{!"Okay, do that again, but nearer the mike," says Jun.|Jun films it, says "sorry, reflex", and goes on filming.|"See, that's a normal person thing to do. You're fine. Are we fine?" says Jun.|He pulls down one earphone, listens to the wall's opinion, and puts it back.|"Huh," says Jun, and turns the laptop. On the screen, beside the spike that you just made, stands a second, a bit neater, one hundredth of a second before.|Jun gives you room, as far as there is any, and a noodle bowl slides off the bed. In the wall somebody says "oops".} -> DONE
=== r_jun_say
#react: jun say
{!"Cool, cool, I'm going to pretend that I heard that in daylight," says Jun.|"That's going in the film. You can be a silhouette," says Jun. "Everyone's better as one."|"Mm," says Jun. It's the first thing that he's said slowly.|"My mum says the same, but about my hair," says Jun.|"Would you do that again? Not for me," says Jun, with his hand on the fader. "It leans in when you talk. Look at the needle."|"I've got that already," says Jun, scrolling. "Tuesday, 02:12, your voice. You said it in there."} -> DONE
=== r_jun_ask
#react: jun ask
{!"I do sound, I don't do meaning. But it's close to the wall," says Jun, "and it's your height. I measured."|"Honestly? I've got a spreadsheet. Breathing, spoons, a bell at 03:31, nobody goes," says Jun. "Then there's a column that just says No."|He scrolls back, and back. "There's something like that at minute forty. You won't want it," says Jun. "It's someone saying sorry to a coat."|"Ask it at 02:59. At three I stop being brave, it's in my contract," says Jun.|"Take the recorder and ask the wall itself," says Jun. "Then we'd both know, and only one of us would've been there. Sorry. That's the producer talking."|"Mrs Ma knows," says Jun. "She came up once and listened. She said to turn it off, and then she stood there for the whole hour."} -> DONE
=== r_jun_leave
#react: jun leave
{!"Go, go. I'll be right here, monitoring. Like a coward with equipment," says Jun.|"Knock on the wall if, you know," says Jun. "Not four times."|He gives you a fist to bump, and it's shaking, and you both agree not to see that.} -> DONE
=== meanwhile
#meanwhile
{!One more of the corridor lights goes out, the far one, with the small cough that they have. Four are left between you and the lift.|Somewhere close a rice cooker plays its little tune, to say that it's ready, and a chair is drawn out for two.|Your phone buzzes in your pocket: a photograph, from your own number. It is of the back of your head.|The smell of stew has turned, by a degree, to the smell of a pot that somebody is keeping warm.} -> DONE
=== r_act
#react: act
{!You do it, and behind the wall, a shade more neatly, somebody does the same. When you've both stopped there's one small noise left over, like a lid being lifted.|That's done. By your phone it took a minute; the clock over the lift makes it four, and has the air of having been generous.|No harm comes of it. Only, when next you look down, your feet have turned themselves a little towards 1204.|You do that with the care of somebody who's being watched. On the floor, in the line of light beneath Jun's door, are two dark places where his feet would be.|It helps, for about as long as it lasts. Then a telephone rings somewhere, four times, and you find that you've counted.|You're good at doing things at this hour, it's what you are paid for. A parcel goes where it's addressed. You think of that card, and of what's typed on it.|The carpet takes the sound of it. Below you the lift starts up, passes your floor, and can be heard to hesitate.|You do it quickly, like putting a hand into a drawer. Nothing in the drawer. But it smells of rain in here now, and a wet footprint's drying on the skirting board.} -> DONE
=== r_say
#react: say
{!You say it into the corridor. The pause afterwards is exactly as long as an answer would be, and at the end of it a door further on gives a click.|Your voice goes as far as the fire door, and comes back with the edges ironed.|It's out, and it hangs there, with a bit of breath round it. "Mm," says somebody through plaster, as one does who's stirring.|You had meant it to be louder. All the same the goldfish will have heard, twelve floors down; at any rate somebody is tapping upon glass.|You say that, and a lamp that had gone out comes on again, over 1203, as if it would like to hear the rest.} -> DONE
=== r_ask
#react: ask
{!A phone begins to ring behind one of the doors, and stops, as if whoever it was had recalled that you're the one who should ask in person. It would tell you. It's in there with the table laid.|You ask it of the numbers. 1203 has somebody in it who records things; the lobby has someone who writes them down. You could try those, before you try the brown one.|Nobody by to say. You know, though, whom you would have rung at this hour to ask, and that in there he's expected.|The clock above the lift answers what it's able to. There's less of the night than there was, and the door's still on the latch.|You'd ask Mrs Ma. She would say to put a scarf on, and she'd say the rest of it with her back to you, feeding the fish.} -> DONE
=== r_leave
#react: leave
{!You make for the lift. It comes; it has buttons for one, two, three and five, and a light for a floor that isn't among them. The lobby will do, if Mrs Ma's up. When isn't she?|You walk off, and the lamps walk with you, 1205, 1206, and round a bend that ought to be yours. Ahead of you is the smell of stew.|You get to your own door, 1207, and have the key out. In there, behind the towels, something is ringing that you don't own.} -> DONE

// What readers do in any scene
=== d_smell
#topic: smell, smell the stew, sniff, scent
{here == "door" or here == "inside":{It's the old paste, not the kind in tubs, with garlic in it, and beef bone, and something left out. You stand with your nose up like a dog. Radish: it wants the radish. Whoever's cooking has put the lid half on, as one does for a person who is bringing it.|Under the stew there's ironing, and rain, and a shaving soap that they stopped making.}} -> DONE
=== d_listen
#topic: listen, listen at the door, hear, eavesdrop, ear to the door, ear against, follow the sound
{here == "door":{sill:Behind 1204 a tap runs and is turned off. Through the wall on the other side you can hear Jun, not breathing. And from along the corridor, at about 1207, comes a bell that you don't know: an old one, with a hammer in it.|You hold your breath. So does somebody within; the cheerful voice has left off in the middle of a word. A spoon is laid down on wood, gently, as for a guest, and a pair of slippers comes along the floor towards you.}|{here == "lobby":The pump in the tank; the slippers; and in the shaft, a long way up, a lift that opens, and waits, as it does for slow people, and shuts on nothing. You count the floors by the clicks. It was on twelve.|{here == "machines":The drum has stopped, and what's in it hasn't, quite. It settles, as one settles in a chair. In the pipe over your head is the whole building, floor upon floor of taps and coughs, and between eleven and thirteen someone laughing, in your way, by telephone.|{here == "next":You lay your ear to the wall, next to the chewing gum. It's warm there. What comes through is a drawer being pulled out, and from the rattle you could say what is in it, knife by knife. It's your drawer.|{here == "inside":A clock with no tick; a lid on a low flame, tapping. Under that, where the hall bends and the frames give out, it might be rain, or it might be a person wiping his feet.|It rings. In between, you can hear the washing drip, and then, on no line at all, someone who's waiting to hear you breathe.}}}}} -> DONE
=== d_behind
#topic: behind me, look back, turn around, turn round, over my shoulder, step back, back away
{here == "door":The dark has come up as far as the last lamp and waits there politely, like people letting one off a bus. Beyond it you can see the clock above the lift. Between that and you the carpet has two dents side by side, where somebody stood not long ago, with his toes to this door.} -> DONE
=== d_key
#topic: my key, my keys, the key, keys
{The tag has said 1207 for two years, in Mrs Ma's pencil. Tonight the seven has been rubbed into a four, and it's an old four, gone grey. Held anywhere near that lock the key gives a small pull, like a dog that's seen its house.|You put it in your pocket. A minute later it is in your hand.} -> DONE
=== d_lock
#topic: touch the door, knock on the door, handle, paint, latch, shut the door, close the door, pull the door
{here == "door":The paint's worn at the height of your own hand, and yours goes into the place to the lines. You push it to. It comes as far as the width of a shoe and stops, on a shoe: set there on purpose, as you used to set one for a person who never had his key.|{here == "inside":You try it from within. It opens, it would let you out; there's the strip of metal, and the carpet. "You needn't shut it," somebody says along the hall. "He always forgets his key."|It opens and shuts like any door in the building. You look, all the same, at what is painted on it, and count the figures.}} -> DONE
=== d_sit
#topic: sit, sit down, kneel, lean against
{here == "door":You let yourself down on the brown carpet with your back to 1203. From there the gap's a different gap. You can see in under a shoe cupboard: two pairs of slippers, side by side, and the second is a size too large for you. They've been warmed; someone has put them by the pipe.|{here == "inside":You take the nearest chair, and it gives in the places where you give. The cushion of the one beside it is cold. It has been plumped up so often that there's nothing left in the middle.|{here == "home":You sit on the bed, as one can't on the chairs. Through the wall, at about the height of your head, somebody else's springs go down at the same time.|{here == "lobby":You sit where you can see the lift. You'd be up again in a minute, you say, and your legs tell you it has been a good deal more.}}}} -> DONE
=== d_sleep
#topic: sleep, lie down, close my eyes, shut my eyes, rest, nap, pinch myself, wake up
You shut your eyes where you are, on your feet, for as long as it takes to be ashamed of it. It isn't any darker. Somebody's drawing a quilt up, not far off, and turning down the corner on your side. When you look again the clock has lost you nine minutes. -> DONE
=== d_hide
#topic: hide, crouch, duck
{here == "door":There's the cupboard with the fire hose. You stand in it among the brass, with your stomach drawn in, and look out by the slats: the lamp, the brown door, the gap. "It leaks, that hose," says your own voice presently, to you or the telephone. "I always got my feet wet."|{here == "inside":You get behind the curtain by the bookcase, where you'd have gone at six years old. A pair of socks is in there, rolled, small, with a hole. Someone else's go past on the other side, counting loudly to twenty, as he always did, leaving out fourteen.|}} -> DONE
=== d_sing
#topic: sing, hum, whistle
{ate:You start the one that was sung over the washing-up, and there's no first note. You stand with your lips ready for it. Along the hall, somebody who hasn't lost it takes it up for you, and does all four.|Four notes, the ones that your mother sang over the washing-up. You hadn't thought of them for a year. You don't get to the fourth: it's put in for you, from behind a wall, to the sound of plates. It is in tune. You never are.} -> DONE
=== d_pray
#topic: pray, cross myself, prayer, god
You put your palms together and rub them, in your grandmother's fashion, and get as far as the name of whoever it is one asks. Within the wall something starts up at the same speed: a pair of wooden chopsticks, rubbed to get the splinters off. It stops when you stop. It has two bowls out, from the click. -> DONE
=== d_hit
#topic: hit, punch, attack, fight, kick, strike, slap, stab, strangle, smash
{present ? other:Your fist goes out. Its fist comes up along the same road, and the two of you stand with the strip between you, knuckle to knuckle, so near that you can feel the warmth. There's no scar on its thumb. You had yours that winter, from the glass in his door. "Sorry," you both say.|{present ? ma:"On thirty years' legs!" says Mrs Ma, and has you by the wrist before it's anywhere. She turns up your palm, looks in it as one looks in a post box, and folds it shut. "Keep that for upstairs. And not for the one who looks like you."|{not (present ? jun):There's only the wall, so you hit that. It's plaster, it hurts. On the far side of it, at the same height, somebody hits back once, not hard, in order to find out what it was for.}}} -> DONE
=== d_help
#topic: for help, help me, scream, yell, call out, shout
{here == "door":You shout, and eleven doors hear it, as you can tell by how still they are. In 1203 a headphone comes off. From far down the shaft of the lift there's a knuckle on glass and a small cross voice, Mrs Ma's: "Not up there! Come down and shout!"|{here == "inside":The flat takes your shout from you, as one takes a guest's wet coat. It comes back off the good frames a tone lower, and nicer; and at the window, behind the linen, a lamp goes on to see who called.|{here == "home":You shout, in your own room, for the first time in two years. The telephone in the cupboard stops in the middle of its ring, like a person who looks up.|}}} -> DONE
=== d_call
#topic: call my mother, ring my mother, phone my mother, call mother, call my mum, call my mom, ring my mum, call home
You find her on the list, and hold the phone to your ear. It's ringing there; and half a second late it's ringing here as well, behind a wall. Someone picks up. "Have you eaten?" says your mother. Before you've got your mouth open, your own voice tells her that there's stew. -> DONE
=== d_police
#topic: police, emergency, call someone, 112
A woman with a pen takes down the building, the floor, the number. You hear her turn a page. "That one's closed," she says. "We were rung from there at midnight, someone very nice: a person might call, from the corridor, in a state. We were to say that the door's open." -> DONE
=== d_shoes
#topic: shoes, slippers, trainers
{here == "lobby":Mrs Ma's are on the wrong feet, and have been for so long that each has grown the other's bump. She must have got into them in a hurry once. It'd be a wet night, in March, and somebody calling down the shaft for her to hold the torch.|On the tiles inside that gap there's a pair just like yours, resoled, with the laces tucked in; and next to it a big one, trainers, the backs trodden flat. He never undid a shoe in his life. They are dry.} -> DONE
=== d_stairs
#topic: stairs, fire door, fire escape, emergency exit, exit, staircase, way out, go outside, look outside, get out, get away, leave the building, can i leave, how do i leave
{here == "door":You put your shoulder to the fire door. The stairs go down, concrete, half a turn and half a turn, to a landing with a brown carpet: 1201, 1202, 1203. The smell of stew has got there first. And the lamp comes on, so that you'll see which door it is.|You go as far as the fire door and look through the wired glass. Going down it's stairs. Going up it's stairs for eleven steps, and then carpet.} -> DONE
=== d_face
#topic: its face, its eyes, its hands, my face, look like me, looks like me
{present ? other:You'd thought that mirrors had prepared you. But the parting's on the side other people see, and it blinks when it wants to. There's a burn across its wrist, from the rim of a pot, on top of an older one, on top of older: it has been making that supper for a good many nights.|} -> DONE
=== d_card
#topic: intercom, nameplate, name plate, card, read the name, bell
Under the button there's a strip of card with your name, typed. Below comes a second, from a different ribbon, with the same family name as yours and a given name that has been breathed on and wiped so often that the plastic has gone blind. You'd know it by the length. -> DONE
=== d_eat
#topic: eat, drink, hungry, thirsty, food
{here == "door":You've half a rice roll from the night canteen in your pocket, and eat it standing up. It tastes of the bag. Your stomach, which knows no better, goes on listening to the pot in there: it has made out the lid, the ladle, and a third thing, a chair being held for someone.} -> DONE
=== d_wait
#topic: wait, stand still, do nothing, stay still, stay quiet, stay silent, keep quiet, be quiet
You give it a minute, by breaths. Behind the wall a minute's given back; a chair creaks at the end of it. "I can wait," says your own voice, quite without malice. "I'm only thinking of the stew." The clock over the lift clears its throat and moves on by three. -> DONE
=== d_pockets
#topic: my pockets, search, my bag, rummage, what do i have, have with me, am i carrying, my things
You turn out your pockets: badge 2210, a bus card, half a rice roll, a telephone bill. It's not for your telephone; it's the other one, his, that you've kept on with, due Friday. On the envelope someone has written the word "paid", in your hand, after a good night's sleep. -> DONE
=== d_wall
#topic: wall, walls, carpet, plaster, floor
You spread your hand upon the wall between 1203 and the new frame. It gives a little, as a suitcase does that someone has had to kneel on. Lower down the paper has a row of pencil marks with dates, for height, two children's; the one goes on climbing past the October it should have stopped at. -> DONE
=== d_photo
#topic: take a photo, take a picture, photograph it, film it, camera
{here == "door":You hold up your phone. On the screen are 1203, 1205, and a strip of wall with a lamp above it. You look past the screen, and there's the door. You look back. Near the wall, a good deal nearer than you stand, is a person from behind, in your jacket, holding something up.} -> DONE
=== d_cry
#topic: cry, weep, sob, scared, afraid, breathe
{here == "door" or here == "home":You lean your forehead on your arm, and a bit of it gets out, no more than would fill a spoon. It's quiet for it on the other side. Then, by the floor, a paper handkerchief comes into view under the wall, folded in four, and ironed.} -> DONE

// What readers do in any scene
=== d_smile
#topic: smile, laugh, nod, grin
{here == "door":It comes out on the one side, as yours does since the winter. From within, or from the glass of the fire door, you get it back from someone who has the use of both. It's a nice smile. It has been practised on a brother.} -> DONE
=== d_sorry
#topic: apologize, apologise, sorry, thank
{here == "door":"Sorry," you say, to the door, as one does to furniture. "Don't be silly," says your voice, quite near. "It's only that it has got late, and he'll want his supper." A spoon is moved along by half an inch.} -> DONE
=== d_closer
#topic: look closer, closer, examine, inspect, investigate, look carefully
{here == "door":You bend down to it until you can see the grain. Whatever's in this corridor is worn where you'd have worn it: the paint at your height, the carpet at your stride. You look for one mark that's not yours. There it is, low down, a bicycle's.} -> DONE
=== d_weapon
#topic: weapon, knife, umbrella, extinguisher, arm myself
{here == "door":There's the fire extinguisher. You lift it from its hook and hold it like a child that has to be carried to the car. The tag says it was last seen to in October, by a person who initialled it with your initials.} -> DONE
=== d_notes
#topic: take notes, write, notes, stretch, yawn
You put it down upon the back of your hand: the time, the number, the smell. When you've done, the ink goes on for a bit without the pen. It adds, in neater figures, the hour at which you ought to be inside. -> DONE

=== lost_words
#unclear
{&The corridor gives it back without the words. What was it?|A lift arrives, with nobody in it, at about the place where you were going to make sense.|Say it as if there were someone to hear.} -> DONE

=== meet_1
#react: ma meet
"{name}," says Mrs Ma. "I know. I know which one, too. It's the other I'm never sure of." -> DONE

=== meet_2
#react: jun meet
"{name}," says Jun. "I've heard it through the wall, in two voices." -> DONE

=== hook_1
#topic: whose voice, voice on the telephone, your own voice, my voice
It is yours, as it is on other people's machines: a shade higher than you think you are, and more used to being listened to. You do not remember having been so cheerful on a Tuesday. -> DONE

=== hook_2
#topic: code, keypad, what is the code
Six figures. Your fingers know a code for 1205, and it isn't that one. They begin on another, by themselves, and stop at the third. -> DONE

// Plain questions.
=== p_floor
#topic: what floor, which floor, floor am i, floor is this
{"door inside home next" ? here:The twelfth of fourteen. The lift hasn't a four, so it counts from three to five, and everything above is a floor less than it says.|Well below your own. The corridor is on twelve, and so, for tonight, is the door.} -> DONE
=== p_danger
#topic: dangerous, is it safe, am i safe, danger, in danger, is it evil, hurt me
It has a warm light and a stew on. The neighbours say only two things, don't ring, and don't answer when it rings you, and they take your arm to say them. -> DONE
=== p_own_room
#topic: my own room, own room, my room, my flat, 1207, my own flat
1207, on the twelfth, three doors along from the new one: a bed, two chairs, a window on the side of the next building. You've the key to it in your hand. -> DONE
=== p_job
#topic: my job, my work, my profession, supposed to do, do for a living
You sort parcels, nights, by the last three figures. Nobody calls you anything there, it is all done by badge. -> DONE
=== p_else
#topic: who else, anyone else, anybody else, my neighbours, neighbours, am i alone, lives here, live here, how many people, other people
Twelve rooms to a floor, with a light under three of the doors. You know a student in 1203, and the caretaker, Mrs Ma; the rest you know as coughs. -> DONE
=== p_yesterday
#topic: door here yesterday, here yesterday, here before, door always, always here, how long has, new door
You've walked past this wall each night and put your hand on it, now and then, for the balance. Yesterday it was wall, and last night wasn't any different. -> DONE
=== p_long
#topic: how long have i, long have i been, have i lived, since when
Since before that October. The corridor has had time to get used to your step. -> DONE
=== p_brother
#topic: do i have a brother, is my brother dead, is my brother alive, where is my brother, where is hyun
{told_after:He died on the bridge, thirteen months ago, with your number on his screen. In there he's on his way with a radish.|Out here you have a number for him that you don't ring. In there, to judge by the telephone, he's late.} -> DONE
=== p_far
#topic: how far, far away, far is it
To the lift it's thirty-one steps, and to your own door nine. You've counted often enough; it's the dark that you have not measured. -> DONE
=== p_if
#topic: consequences
The neighbours' rules have never gone so far. You've noticed that each of them knows somebody who tried, and that nobody says "her" or "him" of that person any more. -> DONE
=== p_trust
#topic: trust, whom can i trust, can i trust, is it lying, telling the truth, who is lying, is it a trick
It has your voice, and you know what you do with yours. Besides that there are Mrs Ma, who has seen thirty years of doors, and Jun, who believes what's been recorded. -> DONE
=== p_came
#topic: did i get here, come here, came here, was i doing before, did i come, where am i from
From the night shift, on the last bus, up in the lift. You'd got your key out already; that's how sure you were of the corridor. -> DONE
=== p_charge
#topic: in charge, the boss, who decides, who runs, owns the building, landlord, who owns
Mrs Ma looks after it. There's an owner, who lives in Busan and has never taken the lift past eleven. -> DONE
=== p_goal
#topic: my goal, my mission, the goal, the plan, am i looking for, objective
You'd been going to bed. By the clock there are three hours and some until the door is wall again, and by then one of you ought to be on the right side of it. -> DONE
=== p_weather
#topic: weather, raining, snowing, cold outside, temperature
Rain, when you came in. There's no window on this corridor to ask again. -> DONE
=== p_self
#topic: how old am i, my age, old am i, man or woman, am i a man, am i a woman, do i look, i look like, am i married, have a family, do i have a wife, do i have a husband, have children, have parents, my parents, have friends, any friends, have siblings, live alone
Past thirty, by yourself, in one room, with a mother two stops off. There had been two of you. -> DONE
=== p_country
#topic: what country, which country, country is this, what city, which city, city am i, city is this, nearest city
Seoul: Sinchon, behind the station. You can't see it from here; the corridor hasn't a window. -> DONE
=== p_language
#topic: what language, which language, languages, speak english, language do i, language do they, language is this
Korean, like everybody. It says what you would say, only with the endings finished. -> DONE
=== p_time_left
#topic: time is left, how much time, time left, how long do i have, when does it end
Until 03:33, by a clock that's fast. It's 0{time / 60}:{time % 60 < 10:0}{time % 60} now, by the same one. -> DONE

// He, she or it, if no topic before these fits better.
=== p_he
#topic: is he, does he, did he, was he, has he, will he, can he, would he, about him, is his, what his
{present ? jun:-> t_jun}
-> t_hyun
=== p_she
#topic: is she, does she, did she, was she, has she, will she, can she, would she, about her, is her
{present ? ma:-> t_ma}
-> DONE
=== p_it
#topic: is it, does it, did it, has it, will it, can it, about it
-> t_other
