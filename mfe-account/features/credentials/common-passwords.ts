/**
 * The most common passwords without the digits and signs around them, from leaked lists (@zxcvbn-ts/language-common, MIT). The
 * server has a longer list, which is too large for a page.
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  `
1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qaz2wsx3edc a1b2c3d4 abcd access adidas alex amanda andrea andrew
angel angela angels anthony apple apples arsenal asdf asdfasdf asdfgh ashley austin badboy bailey
banana barney baseball batman bigdog black blue bond boomer boston brandon brandy bubba buddy
bulldog buster camaro cameron canada carlos casper charles charlie cheese chelsea chester chicago
chicken chris cocacola coffee compaq computer cookie cooper corvette cowboy cowboys crystal dakota
dallas daniel danielle david dennis diablo diamond dragon eagle eagles edward enter falcon fender
ferrari fishing florida flower football forever freedom gandalf gateway george ginger golden golfer
green guitar hammer hannah happy harley heather hello hockey hunter iceman iloveyou internet jackie
jackson james jasmine jason jasper jennifer jessica john johnny johnson jonathan jordan joseph
joshua junior justin killer knight lakers lauren letmein london love lucky madison maggie magic
marina marine marlboro martin master matrix matthew maverick melissa mercedes merlin michael
michelle mickey midnight mike miller money monkey monster morgan mother muffin murphy mustang nascar
natasha nathan ncc1701d ncc1701e newyork nicole nikita oliver orange packers panther pass passw0rd
password patrick peanut pepper phoenix player please pokemon porsche prince princess purple q1w2e3r4
q1w2e3r4t5 qazwsx qazwsxedc qazxsw qwaszx qwer qwert qwerty qwertyuiop rabbit rachel raiders rainbow
ranger rangers redsox richard robert rocket samantha samsung sandra scooby scooter secret shadow
shannon silver slayer smokey snoopy soccer sophie sparky spider starwars steelers steven
summer sunshine superman taylor tennis test thomas thunder tiger tigers tigger toyota trustno
victoria welcome whatever william winner winston winter wizard yamaha yankees yellow zaq12wsx zxcvbn
zxcvbnm
`
    .trim()
    .split(/\s+/),
);
