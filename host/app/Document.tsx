import { useEarlyInput } from '@storyloom/mfe/use-early-input';
import { barColour, type Theme, themeAttributes } from '@storyloom/ui/theme/theme';
import { type ReactNode, useRef } from 'react';
import type { Stylesheet } from './bootstrap-data.ts';

/** A script that the document contains, with the page's nonce. */
export interface HeadScript {
  source: string;
  nonce: string;
}

interface Props {
  theme: Theme;
  styles: readonly Stylesheet[];
  headScript: HeadScript | undefined;
  children: ReactNode;
}

/** The whole document, which the browser hydrates. */
export function Document({ theme, styles, headScript, children }: Props) {
  const html = useRef<HTMLHtmlElement>(null);
  useEarlyInput(html);
  return (
    // A script of the document sets `data-scripts` before hydration.
    <html ref={html} lang="en" {...themeAttributes(theme)} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        {headScript ? (
          <script nonce={headScript.nonce} dangerouslySetInnerHTML={{ __html: headScript.source }} />
        ) : null}
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {(['light', 'dark'] as const).map((scheme) => (
          <meta
            key={scheme}
            name="theme-color"
            media={`(prefers-color-scheme: ${scheme})`}
            content={barColour(theme, scheme)}
          />
        ))}
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {styles.map(({ href, chunk, text }, index) =>
          text === undefined ? (
            <link
              key={href}
              rel="stylesheet"
              href={href}
              data-href={chunk}
              precedence="storyloom"
              crossOrigin="anonymous"
            />
          ) : (
            // React would join styles of one precedence to one element, which the chunk loader would not find.
            <style key={href} href={chunk ?? href} precedence={`storyloom-${index}`}>
              {text}
            </style>
          ),
        )}
      </head>
      <body>{children}</body>
    </html>
  );
}
