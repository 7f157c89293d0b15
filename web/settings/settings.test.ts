import { afterEach, describe, expect, it } from 'vitest'
import { choose, rememberSettings, type Setting, settings } from './settings.ts'

const memoryOf = (kept: Record<string, string> = {}) => ({
  kept,
  getItem: (key: string): string | null => kept[key] ?? null,
  setItem: (key: string, value: string): void => {
    kept[key] = value
  },
})

afterEach(() => {
  for (const one of Object.values<Setting>(settings)) one.chosen.value = one.usual
})

describe('settings', () => {
  it('come back as they were chosen', () => {
    const memory = memoryOf()
    rememberSettings(memory)
    choose(settings.pace, 'fast')
    choose(settings.sound, 'off')
    expect(memory.kept).toMatchObject({ 'leitai.pace': 'fast', 'leitai.sound': 'off', 'leitai.look': 'board' })
    settings.pace.chosen.value = 'normal'
    rememberSettings(memoryOf({ 'leitai.pace': 'slow', 'leitai.scheme': 'dark' }))
    expect([settings.pace.chosen.value, settings.scheme.chosen.value]).toEqual(['slow', 'dark'])
  })

  it('stay as they are when memory holds something that they do not have', () => {
    rememberSettings(memoryOf({ 'leitai.pace': 'backwards', 'leitai.scheme': '' }))
    expect([settings.pace.chosen.value, settings.scheme.chosen.value]).toEqual(['normal', 'auto'])
  })
})
