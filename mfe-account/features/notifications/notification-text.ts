import { formatCount, formatWhole } from '@storyloom/contract/core/count-format';
import type { Notification } from '@storyloom/contract/notifications/entities/notification';
import type { PlanName } from '@storyloom/contract/payments/plans';
import type { StoryType } from '@storyloom/contract/stories/filters';

interface NotificationText {
  /** Above the title. */
  lead: string;
  title: string;
  /** The page that it leads to; null for the dialog of the points. */
  to: string | null;
}

const campaignPaths: Record<StoryType, string> = { STORY: '/activity/story', ROLE: '/activity/role' };
const planTitles: Record<PlanName, string> = { PLUS: 'Plus', PRO: 'Pro' };
const day = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', timeZone: 'UTC' });

const followersText = (count: number) =>
  count === 1 ? '1 new follower' : `${formatCount(count)} new followers`;

/** “Agnes and 2 others follow you”. */
function followText(name: string, others: number): string {
  if (others === 0) return `${name} follows you`;
  return `${name} and ${others === 1 ? '1 other' : `${formatCount(others)} others`} follow you`;
}

/** `userId` is the visitor’s. */
export function notificationText(notification: Notification, userId: string): NotificationText {
  switch (notification.kind) {
    case 'STORY': {
      const { story } = notification;
      return {
        lead: `${story.author.name} published a new story`,
        title: story.title,
        to: `/read/${story.slug}`,
      };
    }
    case 'SHARE_OPENS': {
      const { count, story } = notification;
      const times = count === 1 ? 'once' : `${formatCount(count)} times`;
      return { lead: `Your link was opened ${times}`, title: story.title, to: '/history?tab=shared' };
    }
    case 'THANKS': {
      const { count, story } = notification;
      const readers = count === 1 ? 'A reader' : `${formatCount(count)} readers`;
      return { lead: `${readers} thanked you for this story`, title: story.title, to: `/read/${story.slug}` };
    }
    case 'READERS': {
      const { count, story } = notification;
      return {
        lead: `Your story has reached ${formatWhole(count)} readers`,
        title: story.title,
        to: `/build/statistics/${story.id}`,
      };
    }
    case 'FOLLOWERS': {
      const { count, newest } = notification;
      return {
        lead: 'They’ll see your next story on their home page',
        title: newest ? followText(newest.name, count - 1) : followersText(count),
        to: newest && count === 1 ? `/user/profile/${newest.id}` : `/user/profile/${userId}/followers`,
      };
    }
    case 'PLAN_RENEWED': {
      const { count, plan } = notification;
      return {
        lead: `${formatWhole(count)} points were added`,
        title: `Your ${planTitles[plan]} plan was renewed`,
        to: null,
      };
    }
    case 'CAMPAIGN_ENDS': {
      const { endsAt, story, title, type } = notification;
      return {
        lead: `Ends on ${day.format(Date.parse(endsAt))}. Your entry: ${story.title}`,
        title,
        to: campaignPaths[type],
      };
    }
    case 'REPORT_DECIDED': {
      const { isViolation, title } = notification;
      return {
        lead: isViolation
          ? 'Thank you. It broke our guidelines, and we acted on it'
          : 'We looked at it. It follows our guidelines',
        title: `Your report about “${title}”`,
        to: '/agreements/community_guidelines',
      };
    }
  }
}
