import { type WebEvent, webEventName, webVitalName } from '@storyloom/contract/analytics/web-event';
import type { Host } from '@storyloom/mfe/host';
import sensors from 'sa-sdk-javascript/sensorsdata.es6.min.js';
import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import type { BootstrapData } from '../bootstrap-data.ts';
import type { AnalyticsPort } from './analytics.ts';
import { cleanPath, cleanProperties } from './clean-properties.ts';
import { openedAddress, type PageParts, pageOf } from './page-of.ts';

declare global {
  interface Window {
    /** A tag of Google's kind, if the operator's page has one. */
    gtag?(command: 'event' | 'set', name: string | object, properties?: object): void;
    /** A tool that records sessions, if the operator's page has one. */
    __recorder?: { track(event: string, properties: object): void; identify(userId: string): void };
  }
}

interface Options extends PageParts {
  bootstrap: BootstrapData;
  consent: Host['consent'];
}

/** Counts page views, links and web vitals by Sensors Analytics, and passes each event on to other tools in the page. */
export function startSensors({ consent, ...parts }: Options): AnalyticsPort {
  const isGranted = () => consent.getState() === 'granted';
  const opened = openedAddress();
  sensors.logger.appendWriter(({ level, content }) => {
    if (level === 'error') console.error('SA', ...content);
  });
  sensors.registerInterceptor('sendDataStage', {
    send: {
      priority: 0,
      entry(sent, { cancellationToken }) {
        const { data } = sent;
        // The end of an earlier page is sent here too.
        const page = data.event === '$WebPageLeave' ? {} : pageOf(parts, location.pathname);
        data.properties = { ...page, ...cleanProperties(data.properties) };
        if (!isGranted()) cancellationToken.stop();
        else if (data.type === 'track') passOn(data.event, data.properties);
        return sent;
      },
    },
  });
  sensors.use('PageLeave', {
    heartbeat_interval_time: 5,
    max_duration: 5 * 24 * 60 * 60,
    isCollectUrl: isGranted,
  });
  sensors.init({
    server_url: new URL(parts.bootstrap.analytics?.url ?? '', location.origin).href,
    send_type: 'beacon',
    // The person's own properties, such as their first search word, are not sent.
    is_track_single_page: () => ({ not_set_profile: true }),
    heatmap: { clickmap: 'not_collect', scroll_notice_map: 'not_collect' },
    cross_subdomain: false,
    show_log: { level: 'none' },
  });
  const userId = opened.searchParams.get('userId');
  if (userId !== null) {
    sensors.login(userId);
    window.__recorder?.identify(userId);
  }
  sensors.quick('autoTrack', { not_set_profile: true });

  const track = (event: WebEvent) => sensors.track(webEventName, event);
  trackLinks(track);
  trackVitals(pageOf(parts, opened.pathname));
  return { track, forget };
}

function passOn(event: string, properties: object): void {
  window.gtag?.('event', event, properties);
  window.__recorder?.track(event, properties);
}

function trackLinks(track: (event: WebEvent) => void): void {
  const trackLink = ({ target }: Event) => {
    const link = target instanceof Element && target.closest('a');
    if (!link || link.href === '') return;
    const { origin, pathname } = new URL(link.href);
    const element_content = origin === location.origin ? cleanPath(pathname) : origin;
    track({ element_id: 'link', element_content, element_type: 'link' });
  };
  document.addEventListener('click', trackLink, { capture: true });
}

/** Sends the vitals of the document, with the page that it was opened at. */
function trackVitals(page: ReturnType<typeof pageOf>): void {
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB])
    observe(({ name, value }) => {
      const rounded = Math.round(value * 1_000) / 1_000;
      sensors.track(webVitalName, { metric: name, value: rounded, ...page });
    });
}

/** Deletes the cookies of the library and the length of the current page. */
function forget(): void {
  const { PageLeave } = sensors.modules;
  PageLeave.stopHeartBeatInterval();
  PageLeave.delHeartBeatData();
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '');
  for (const name of names) if (/^sa_?jssdk_2015/.test(name)) document.cookie = `${name}=; Path=/; Max-Age=0`;
}
