import mockup from '@/assets/play-mockup.svg?w=480;960&format=avif;webp&quality=60&as=picture';
import { platformDevicesText } from '@/copy/pages/obouo-play';
import { Picture } from '@/site/components/picture';

/** Picture of the platform on several devices, and the list of these devices. */
export function PlatformDevicesPanel() {
  const { title, text, mockupAlt, devices } = platformDevicesText;
  return (
    <div className="grid items-center gap-10 lg:grid-cols-2 lg:gap-16">
      <Picture
        source={mockup}
        alt={mockupAlt}
        sizes="(min-width: 1024px) 50vw, 100vw"
        className="h-auto w-full"
      />
      <div>
        <h3 className="font-display text-heading">{title}</h3>
        <p className="mt-3 text-lead text-muted">{text}</p>
        <ul className="mt-8 border-t border-line-strong">
          {devices.map((device) => (
            <li key={device.key} className="border-b border-line py-5">
              <h4 className="font-display text-xl">{device.title}</h4>
              <p className="mt-1 text-muted">{device.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
