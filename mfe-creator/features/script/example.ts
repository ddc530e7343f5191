/** The smallest script that has a scene, a condition, a topic and two endings. */
export const exampleScript = `VAR has_key = false
-> station

=== station
#beat
+ [Ask Anna for the key #match: key, ask #id: key]
    ~ has_key = true
    She puts it into your glove. -> station
+ {has_key} [Open the mail van #id: van] -> ending_van
+ [Get on the train #id: train] -> ending_train

=== ending_van
#ending: The Mail Van
You ride with the letters. -> END

=== ending_train
#ending: The Ten O'Clock
You ride with the others. -> END

=== t_anna
#topic: anna
She has sold tickets here since the war. -> DONE
`;
