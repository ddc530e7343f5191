import type { AgreementText } from './agreement.ts';
import { purchaseSections } from './privacy-purchases.ts';

export const privacyPolicy: AgreementText = {
  title: 'Privacy Policy',
  date: '2026-11-30',
  introduction:
    'This policy says which data Storyloom keeps about you, why, for how long, and what you can do about it.',
  sections: [
    {
      id: 'guest',
      title: 'If you use Storyloom as a guest',
      paragraphs: [
        'On your first visit we create a guest with a random id. A cookie keeps its token for 90 days after your last visit, so that you find your stories again. The guest has no name, no email address and no password.',
        'We keep what you play: messages, saves, the stories you saved, your history, the authors you follow, your settings and your points.',
      ],
    },
    {
      id: 'account',
      title: 'If you have an account',
      paragraphs: [
        'We also keep your email address, your nickname, the introduction and picture you choose for your profile, and the stories you write. Your password is stored only as a hash from which it cannot be read.',
        'You can also log in with another service, if we offer one. That service learns that you log in here. We receive the id you have there and, if the service tells us, your email address. We never see your password there, and we keep no access to your account there.',
        'For each device that is logged in, we keep a short description of the browser, when you logged in and when it was last used, so that you can recognise and end your sessions. After that, we keep only when your account was last used.',
      ],
    },
    {
      id: 'device',
      title: 'What your browser keeps',
      paragraphs: [
        'Cookies, none of which follows you to other sites: “tokenid”, the token of your session, and “tokenid-renewed”, the time at which it was renewed, for 90 days; “theme” and “locale”, your theme and your language, for a year; “from”, the app in which you opened the site, until the browser is closed; “rollout”, a random id that keeps you with one version of the site, for 30 days, while a new version is tried with some visitors; and, if you allow statistics of visits, a random id whose name begins with “sajssdk” or “sa_jssdk”.',
        'Storage, separately for each person who uses the device, under names that begin with “storyloom:” and your id: messages you have not sent, drafts that are not saved yet, the stories you opened last, recent searches, your choice of model, the price of pictures that you agreed to, writing help and purchases that are not finished, when a code was sent to you, and which notices of a story you answered.',
        'Storage for the whole device: “last-visitor”, whose session was shown last; “kept-guest”, the guest to whom the browser returns when you log out; “consent”, your answer about statistics, and, if you allow them, how long a page is open, under a name that begins with “sawebjssdk”; “first-visit” and “hide-install”, for the offer to install the site; “storyloom:oauth”, a login with another service, for ten minutes; “storyloom.reading-aloud” and “storyloom.single-keys”, your choices for reading aloud and the keyboard; and “lastReferral”, who invited you, which we store with your account when you register, to count invitations.',
        'Storage until the tab is closed: what an app has put into the address (“access-token”, “device-id”, “version”, “userId”, “referral” and “from”), and “storyloom-reload”, when a page was loaded again because a part of it was missing. Your browser also keeps files of the site and pictures, so that pages open faster and without a connection.',
      ],
    },
    {
      id: 'use',
      title: 'What we use it for',
      paragraphs: [
        'To show you your stories on every device, to write replies, to tell you about new stories of the authors you follow, to send you the codes and notices you need for your account, to count how often stories are read, and to protect the site and its visitors from abuse.',
        'Your browser also reports, without your id, how fast pages appear and which part of the site did not work, so that we can repair it.',
        'We do not sell your data, and we show no advertising that follows you. Visits are counted only if you allow it.',
      ],
    },
    {
      id: 'statistics',
      title: 'Statistics of visits',
      paragraphs: [
        'We count your visits only if you allow it, where the site asks you, or in Settings. You can change your answer in Settings at any time; your device remembers it. If you say no, nothing is sent and nothing is kept for it.',
        'If you allow it, your browser tells us which pages you open and for how long, where you came from, which links you press, how fast pages are, and that you got a reply, created an account or bought something. It also tells us about your browser, its language and the size of your screen. A random id in a cookie, for 360 days, tells visits apart. Your texts, your searches and the titles of your stories are never part of it.',
        'We keep this for 90 days, without your account and your network address. If we use a statistics provider instead, it receives the same; if an app opened this site with your user id, the provider receives that id too.',
      ],
    },
    {
      id: 'seen',
      title: 'What other people see',
      paragraphs: [
        'Your profile shows your nickname, your picture, your introduction, the month you joined, your published stories, some numbers about them and your followers. If you have an account and follow an author, you are named among their followers, and the author is told, until you unfollow them; whoever followed before November 30, 2026 stays unnamed. Nobody else sees the stories you saved, your saves, your history or the list of all authors you follow.',
        'What you play is private until you share it. A share is a copy of your story so far. Everybody with its link can read it together with your nickname and picture, and play on from it. If you turn the link off, we delete the copy; people who played on from it keep their story.',
        'Authors see how many people open their stories and play them, and how far readers get, but only as numbers: not who you are, and not what you write.',
      ],
    },
    {
      id: 'ai',
      title: 'AI models and automatic checks',
      paragraphs: [
        'Replies and pictures are made by our built-in storyteller, or by AI models of providers that we use. Such a provider receives what its task needs: for a reply, your message, the story so far, the facts you pinned and the notes of the story; for a picture, a description of it; for writing help, the texts you want help with.',
        'Texts and pictures are checked automatically, by a word list of ours and, where we use one, by a moderation provider, which receives the text or the picture.',
        'None of these providers is told whose text or picture it is: we send no email address, id or network address with it. Do not write into a story or a profile what they should not read.',
      ],
    },
    ...purchaseSections,
    {
      id: 'others',
      title: 'Who else receives it',
      paragraphs: [
        'If we use a mail provider, it delivers our mails to you and learns your email address.',
        'Moderators see what was reported or refused, and your nickname with it. Administrators can look up your email address, sessions, purchases and points when you need help or break the rules. Each look is recorded.',
      ],
    },
    {
      id: 'time',
      title: 'How long we keep it',
      paragraphs: [
        'Saves stay until you delete them or your account. Parts of a story that no save leads to any more are deleted after 30 days. A story of yours that you delete can be restored for 30 days; readers who have a save of it can go on reading.',
        'Notifications are deleted after 90 days. The content of a mail is erased once it is sent, its address after 30 days. Codes expire after 10 minutes.',
        'If you report something, moderators see your nickname with the report; its author does not. A text of your profile or a picture that our automatic check refuses is kept for a moderator, and deleted 90 days after the decision.',
        'When you delete your account, nothing is erased for 14 days, and logging in during that time cancels the deletion. Then we erase your profile, your logins, your settings, your notifications, whom you follow, your addresses for withdrawals and everything you played. Records of points, purchases and earnings stay without your name, and so do published stories if you choose to keep them.',
        'If you are a guest and erase your data in your profile, we erase it an hour later. Network addresses are used only to limit the rate of requests.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      paragraphs: [
        'You can see and change your profile and settings at any time, unfollow authors, delete saves and turn off shared links. In Settings you can export a copy of your data: a ZIP file of JSON files with your profile, stories, saves, everything you played, your points, purchases and earnings. Only you can download it, for 24 hours. In Settings you can also delete your account.',
        'You have the right to have your data corrected or erased, and to complain to the data protection authority where you live.',
      ],
    },
  ],
};
