import type { Banner } from '@storyloom/contract/editorial/entities/banner';
import { Slideshow } from '@storyloom/ui/lists/Slideshow';
import type { ReactNode } from 'react';
import { BannerSlide } from './BannerSlide.tsx';

/** Editorial banners at the top of the home page, after `first`. */
export function Banners({ banners, first }: { banners: readonly Banner[]; first: ReactNode }) {
  if (!first && banners.length === 0) return null;
  return (
    <Slideshow label="Featured">
      {first}
      {banners.map((banner, index) => (
        <BannerSlide key={banner.id} banner={banner} eager={!first && index === 0} />
      ))}
    </Slideshow>
  );
}
