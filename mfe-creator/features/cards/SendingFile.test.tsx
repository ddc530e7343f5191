// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { SendingFile } from './SendingFile.tsx';

afterEach(cleanup);

describe('SendingFile', () => {
  it('says that the file is being uploaded, then that it is being read', () => {
    const { rerender } = render(<SendingFile fileName="mara.png" sent={0.4} onCancel={() => {}} />);
    expect(screen.getByText('Uploading...').parentElement?.textContent).toBe('Uploading... 40 %');
    rerender(<SendingFile fileName="mara.png" sent={1} onCancel={() => {}} />);
    expect(screen.queryByText('Uploading...')).toBeNull();
    expect(screen.getByText('Reading the file')).toBeDefined();
  });
});
