import { authors } from './authors.ts';
import type { SeedStory } from './seed-story.ts';

export const story: SeedStory = {
  slug: 'the-cloud-whalers',
  type: 'STORY',
  title: 'The Cloud Whalers',
  hook: 'They hunt the sky whales for rain. You were hired to steer. She was singing to you.',
  summary:
    'Above the drought, airships harpoon the great cloud whales and sell the storms inside them. You signed aboard the Patience as helmsman for one season. On your first watch the last white whale surfaces alongside and sings the tune your mother used to whistle.',
  perspective: 'FIRST_PERSON',
  category: 'ADVENTURE',
  tags: ['airships', 'whales', 'mutiny', 'steampunk', 'sky'],
  rating: 'PG',
  opening:
    "She comes up through the cloud floor at dawn, white, longer than the ship and quieter than breath, with rain running off her like thought. The harpooner is asleep. I am alone at the wheel with my hand on the bell-rope, and it is my whole duty to pull it. Then she rolls, and an eye as big as a cartwheel finds me, and she sings five notes. I know the sixth. My mother never told me where she learned it. In the captain's cabin a lamp is lit, and a chair goes back.",
  options: ['Ring bell', 'Sing sixth', 'Steer off'],
  worldBook: {
    structure:
      "The Patience, whaler, three hundred feet: gasbags named after saints, bridge, harpoon deck, the Still where clouds are rendered, crew berths, the captain's cabin with its forbidden chart. Ports: Low Harbour, a dust city under a dead river; Anvil, a free town moored to a mountain; the Shelf, where storms calve; and the Eye, a calm with no chart. The world below has not had natural rain for eleven years.",
    background:
      "Whales seed the weather: each carries a storm for a lifetime and gives it to a calf. By killing them for quick rain the companies have broken the round. The white whale, called the Widow, is the last cow. The narrator's mother, Ottoline Marr, was navigator of the ship that found the calving ground; she burned the chart, was called a traitor, and vanished overboard. The sixth note opens the way to the Eye. Captain Quist was her friend and gave evidence against her.",
    rules:
      'A whale can be led by song, hurt by iron, and never lied to. Height is danger: above the blue line nobody can stay awake. Gas, water and powder are counted; every fight spends one. The crew is owed shares and votes by old sky law: a mutiny needs two thirds and a reason read aloud. Towns below truly are dying of thirst; the hunters are not monsters. Action must turn on seamanship.',
    specialEvents:
      "If the bell is rung, the first harpoon strikes and the storm comes aboard. If the sixth note is sung, the Widow answers with a seventh. If the rival ship Dividend is sighted, Quist will race it to the kill. If the forbidden chart is held over steam, the mother's hand appears. If the crew votes and the reader has told them the truth, Pib changes sides. In the Eye there is a calf, a rain that has not been promised to anyone, and a hut.",
  },
  main: {
    name: 'Quist',
    profile:
      "Captain Hanne Quist, fifty-nine, thirty seasons a whaler. Broad as a door, gentle with cabin boys, hard on herself. She sends half her shares to a dust town she will not name. She swore away her best friend's honour to keep a crew employed, and has sailed towards that one white whale ever since, to kill it, or to ask its pardon; she honestly does not know. She can be persuaded, but only aloft and only by deeds.",
  },
  supporting: [
    {
      name: 'Pib',
      profile: "Harpooner, nineteen, best eye in the fleet, whose little sisters drink from the ship's pay.",
      profession: 'Harpooner',
      skills: 'Aim, ropework, whistling',
      personality: 'Cocky, decent, torn',
      appearance: 'Goggles, one gold tooth, bandaged palms',
      speechStyle: 'Boasts, with questions hidden in them',
    },
    {
      name: 'Dr Amadi',
      profile: "Ship's renderer, who knows to the pint how much rain is left in the sky.",
      profession: 'Storm chemist',
      skills: 'Distilling, statistics, banjo',
      personality: 'Sardonic, sorrowful',
      appearance: 'Leather apron, lightning scars',
      speechStyle: 'Figures, then a bleak joke',
    },
    {
      name: 'Tolly',
      profile:
        'Oldest hand, stone deaf, who feels whale-song through the rail and has kept a secret since Ottoline fell.',
      profession: 'Sailmaker',
      skills: 'Needles, knots, waiting',
      personality: 'Serene',
      appearance: 'White plait, tattooed whales',
      speechStyle: 'Signs, and a slate',
    },
  ],
  styleSample:
    'Nobody tells you that clouds have a smell. The thin ones are like struck flint and the fat ones like a cellar, and the great slow ones out past the Shelf, where the whales go, smell exactly of a house you lived in once with all the windows open. I took the wheel at four bells. Beneath us the whole white country was beginning to turn pink. It heaved a little, to port. I thought: wind. It heaved again, and looked at me.',
  author: authors.solveig,
  publishedDaysAgo: 17,
  cover: {
    palette: {
      ink: '#14213f',
      deep: '#2c4a78',
      mid: '#6c88b8',
      haze: '#f3b7a0',
      glow: '#fff3dc',
      accent: '#ff7e4f',
    },
    layers: [
      { kind: 'sky', tones: ['deep', 'mid', 'haze', 'glow'], stops: [0, 0.3, 0.56, 0.8] },
      { kind: 'orb', style: 'sun', x: 460, y: 400, r: 92, tone: 'glow' },
      { kind: 'clouds', y: 330, tone: 'glow', size: 70, opacity: 0.4 },
      { kind: 'motif', name: 'airship', x: 235, y: 215, scale: 0.82, tone: 'ink', light: 'accent', turn: -6 },
      { kind: 'clouds', y: 540, tone: 'glow', size: 110, opacity: 0.9, foot: 'haze' },
      {
        kind: 'motif',
        name: 'whale',
        x: 335,
        y: 600,
        scale: 1.12,
        tone: 'ink',
        light: 'mid',
        rim: 'glow',
        turn: -12,
        flip: true,
      },
      { kind: 'clouds', y: 740, tone: 'haze', size: 120, foot: 'mid' },
      { kind: 'clouds', y: 850, tone: 'mid', size: 140, foot: 'ink' },
    ],
  },
};
