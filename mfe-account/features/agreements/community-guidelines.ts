import type { AgreementText } from './agreement.ts';

export const communityGuidelines: AgreementText = {
  title: 'Community Guidelines',
  date: '2026-11-22',
  introduction:
    'Stories may be dark, strange and uncomfortable. People should still be safe. These guidelines apply to everything you write, publish, share or upload.',
  sections: [
    {
      id: 'never',
      title: 'What is never allowed',
      paragraphs: [
        'Sexual content that involves anybody under 18, in any form, in any fiction, under any rating.',
        'Sexual content about real people, and content that reveals where a real person lives or how to reach them.',
        'Instructions for serious harm: weapons, attacks, self-harm, breaking into systems.',
        'Threats against real people, and calls for violence or hatred against groups of people.',
      ],
    },
    {
      id: 'ratings',
      title: 'Rate your stories honestly',
      paragraphs: [
        'G and PG are for everybody, PG-13 has mild violence or fear. R has strong violence, strong language or sexual themes, X and XXX are explicit and for adults only.',
        'A rating that is too low shows a story to people who did not choose it. We correct such ratings.',
      ],
    },
    {
      id: 'original',
      title: 'Write your own',
      paragraphs: [
        'Publish what you wrote or may use. Retelling a fairy tale is fine, copying a book is not. Do not pretend to be somebody else.',
      ],
    },
    {
      id: 'others',
      title: 'Respect readers and authors',
      paragraphs: [
        'Titles, summaries, tags and profiles are read by everybody: no insults, no spam, no misleading covers, no links that sell something.',
      ],
    },
    {
      id: 'report',
      title: 'If something is wrong',
      paragraphs: [
        'Report a story, a shared story or a profile on its page. For a reply, use the feedback under it and choose “Harmful/Unsafe”. A person looks at it.',
        'What breaks these guidelines is hidden, and repeated violations end with a blocked account. The author reads the reason in their profile and can ask us once to look again; the second decision is final.',
      ],
    },
  ],
};
