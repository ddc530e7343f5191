import type { Banner } from '@storyloom/contract/entities/banner';
import { Carousel } from '@storyloom/ui/Carousel';
import { BannerSlide } from './BannerSlide.tsx';

/** What the house puts first. */
export function Banners({ banners }: { banners: readonly Banner[] }) {
  return (
    <Carousel label="Featured">
      {banners.map((banner, index) => (
        <BannerSlide key={banner.id} banner={banner} eager={index === 0} />
      ))}
    </Carousel>
  );
}
