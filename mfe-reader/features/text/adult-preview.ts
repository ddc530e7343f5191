/** The description of an adult story in previews, whose readers cannot confirm the adult warning. */
export const adultDescription = 'A story for adults. Confirm your age on Storyloom to open it.';

/** The preview image of an adult story; sizes in pixels. */
export const siteCard = { url: '/site-card.png', width: 1200, height: 630 } as const;
