import type { Banner } from '@storyloom/contract/editorial/entities/banner';
import { Slideshow } from '@storyloom/ui/lists/Slideshow';
import { BannerSlide } from './BannerSlide.tsx';

/** Editorial banners at the top of the home page. */
export function Banners({ banners }: { banners: readonly Banner[] }) {
  return (
    <Slideshow label="Featured">
      {banners.map((banner, index) => (
        <BannerSlide key={banner.id} banner={banner} eager={index === 0} />
      ))}
    </Slideshow>
  );
}
