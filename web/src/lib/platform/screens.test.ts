import { describe, expect, test } from 'vitest';
import { screenAt, valuesIn } from './screens';

describe('an address', () => {
  test('is another one than a longer or shorter one', () => {
    expect(valuesIn('new', 'new')).toEqual({});
    expect(valuesIn('new/', 'new')).toEqual({});
    expect(valuesIn('new/er', 'new')).toBeNull();
    expect(valuesIn('t', 't/:code')).toBeNull();
    expect(valuesIn('t/', 't/:code')).toBeNull();
  });

  test('has values in it', () => {
    expect(valuesIn('t/fomu-tiba-keda', 't/:code')).toEqual({ code: 'fomu-tiba-keda' });
  });

  test('leads to a screen', () => {
    expect(screenAt('rules/dos')).toMatchObject({ key: 'Rules/dos', props: { game: 'dos' } });
    expect(screenAt('m/7').props).toEqual({ id: '7' });
  });

  test('that nobody knows leads to the first screen', () => {
    expect(screenAt('rules/chess').key).toBe('Home');
  });
});
