import { useRef } from 'preact/hooks'
import { Gear } from '../tool-icons.tsx'
import { words } from '../words.ts'
import { choose, type Setting, type SettingName, settings } from './settings.ts'

/** Opens what this browser remembers of the person before it. Every choice counts at once. */
export const SettingsButton = () => {
  const dialog = useRef<HTMLDialogElement>(null)
  return (
    <>
      <button type="button" class="tool" title={words.settings} onClick={() => dialog.current?.showModal()}>
        <Gear />
        <span class="tool-name">{words.settings}</span>
      </button>
      <dialog class="sure settings" ref={dialog} aria-labelledby="settings-title">
        <h2 id="settings-title">{words.settings}</h2>
        <form method="dialog">
          {NAMES.map((name) => (
            <Choice key={name} name={name} setting={settings[name]} />
          ))}
          <p class="soft">{words.settingsStay}</p>
          <div class="buttons">
            <button type="submit" class="act">
              {words.done}
            </button>
          </div>
        </form>
      </dialog>
    </>
  )
}

const NAMES: readonly SettingName[] = ['motion', 'sound', 'look', 'scheme', 'confirm']

const Choice = ({ name, setting }: { readonly name: SettingName; readonly setting: Setting }) => {
  const says: Readonly<Record<string, string>> = words.settingValues[name]
  return (
    <fieldset class="setting">
      <legend>{words.settingNames[name]}</legend>
      <div class="switch">
        {setting.values.map((value) => (
          <label key={value}>
            <input
              type="radio"
              name={`setting-${name}`}
              checked={setting.chosen.value === value}
              onChange={() => choose(setting, value)}
            />
            <span>{says[value]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
