// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ImageViewer } from './ImageViewer.tsx';

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(800);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function show() {
  const onClose = vi.fn();
  render(
    <ImageViewer
      open
      onClose={onClose}
      title="The scene"
      src="/a.webp"
      alt="Rain."
      width={1024}
      height={640}
      caption="Rain over the harbour"
    />,
  );
  return { onClose };
}

const image = () => screen.getByRole('img', { name: 'Rain.' });
const scale = () => Number(image().style.getPropertyValue('--scale'));
const x = () => image().style.getPropertyValue('--x');
const press = (key: string) => fireEvent.keyDown(document.body, { key });

describe('ImageViewer', () => {
  it('shows the whole image with its caption', () => {
    show();
    expect(screen.getByRole('dialog', { name: 'The scene' }).textContent).toContain('Rain over the harbour');
    expect(scale()).toBe(1);
  });

  it('closes with Escape and with its button', () => {
    const { onClose } = show();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  it('zooms and moves with the keyboard', () => {
    show();
    press('ArrowLeft');
    expect(x()).toBe('0px');
    press('+');
    expect(scale()).toBe(1.5);
    expect(screen.getByRole('status').textContent).toBe('Zoomed to 150%');
    expect(screen.queryByText('Rain over the harbour')).toBeNull();
    press('ArrowLeft');
    expect(x()).toBe('80px');
    press('0');
    expect([scale(), x()]).toEqual([1, '0px']);
  });

  it('leaves keys with modifiers to the browser', () => {
    show();
    expect(fireEvent.keyDown(document.body, { key: '+', ctrlKey: true })).toBe(true);
    expect(scale()).toBe(1);
  });

  it('zooms with buttons, in until the maximum and out until the whole image', () => {
    show();
    const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
    expect(button('Zoom out').disabled).toBe(true);
    for (let time = 0; time < 5; time++) fireEvent.click(button('Zoom in'));
    expect(scale()).toBe(6);
    expect(button('Zoom in').disabled).toBe(true);
  });

  it('zooms by pinch', () => {
    show();
    const stage = image().parentElement as HTMLElement;
    fireEvent.pointerDown(stage, { pointerId: 1, clientX: -50, clientY: 0 });
    fireEvent.pointerDown(stage, { pointerId: 2, clientX: 50, clientY: 0 });
    fireEvent.pointerMove(stage, { pointerId: 2, clientX: 150, clientY: 0 });
    expect(scale()).toBe(2);
    fireEvent.pointerUp(stage, { pointerId: 2 });
    fireEvent.pointerMove(stage, { pointerId: 2, clientX: 500, clientY: 0 });
    expect(scale()).toBe(2);
  });

  it('zooms by wheel without zooming the page', () => {
    show();
    expect(fireEvent.wheel(image(), { deltaY: -300 })).toBe(false);
    expect(scale()).toBeCloseTo(Math.E);
  });

  it('zooms in and out by double click', () => {
    show();
    fireEvent.doubleClick(image());
    expect(scale()).toBe(2.5);
    fireEvent.doubleClick(image());
    expect(scale()).toBe(1);
  });

  it('moves a magnified image by arrow keys in each direction, and by dragging', () => {
    show();
    press('=');
    const place = () => [x(), image().style.getPropertyValue('--y')];
    const after = (key: string) => {
      press(key);
      return place();
    };
    expect(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'].map(after)).toEqual([
      ['80px', '0px'],
      ['0px', '0px'],
      ['0px', '80px'],
      ['0px', '0px'],
    ]);
    const stage = image().parentElement as HTMLElement;
    fireEvent.pointerDown(stage, { pointerId: 1, clientX: 0, clientY: 0 });
    fireEvent.pointerMove(stage, { pointerId: 1, clientX: 30, clientY: -20 });
    expect(place()).toEqual(['30px', '-20px']);
    fireEvent.pointerUp(stage, { pointerId: 1 });
    fireEvent.pointerMove(stage, { pointerId: 1, clientX: 90, clientY: 0 });
    expect(place()).toEqual(['30px', '-20px']);
    press('-');
    expect([scale(), ...place()]).toEqual([1, '0px', '0px']);
    expect(screen.getByRole('status').textContent).toBe('');
  });
});
