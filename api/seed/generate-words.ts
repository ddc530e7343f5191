export const firstWords = (
  'Amber Ashen Borrowed Bright Broken Brass Cedar Cold Copper Crooked Distant Drowned Eastern Empty Endless Faded ' +
  'Feral Final First Forgotten Frozen Gilded Glass Golden Hidden Hollow Honest Iron Ivory Last Lonely Lost Lucky ' +
  'Midnight Narrow Northern Open Paper Patient Quiet Restless Scarlet Second Secret Silent Silver Slow Southern ' +
  'Stolen Sunken Tender Third Thirteenth Velvet Wandering Western Wild Winter Wooden'
).split(' ');

export const lastWords = (
  'Accord Almanac Anchor Apprentice Arcade Atlas Bargain Beacon Bell Bridge Cartographer Ceremony Chapel Chorus ' +
  'Circus Clockwork Compass Confession Corridor Courier Crossing Daughter Debt Detour Doorway Echo Embassy Engine ' +
  'Errand Expedition Fable Ferry Festival Garden Harbour Heist Horizon Inheritance Island Journal Kingdom Lantern ' +
  'Letter Library Lighthouse Market Masquerade Meridian Mirror Monsoon Museum Nocturne Oath Observatory Orchard ' +
  'Passage Passenger Pilgrim Portrait Promise Quarry Reckoning Regatta Remedy River Season Serenade Shore Signal ' +
  'Station Stranger Sunday Telegram Theatre Tide Treaty Verdict Visitor Voyage Wager Weather Witness'
).split(' ');
