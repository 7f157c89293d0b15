import { useRef } from 'preact/hooks'
import { posters } from '../../games/posters.ts'
import { Gear } from '../tool-icons.tsx'
import { words as house } from '../words.ts'
import { keepOrders, keptOrders } from './kept-orders.ts'
import { choose, type Setting, type SettingName, settings } from './settings.ts'
import { words } from './words.ts'

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
          <KeptOrders />
          <p class="soft">{words.settingsStay}</p>
          <div class="buttons">
            <button type="submit" class="act">
              {house.done}
            </button>
          </div>
        </form>
      </dialog>
    </>
  )
}

const NAMES: readonly SettingName[] = ['pace', 'sound', 'look', 'cards', 'scheme', 'palette', 'confirm']

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

/** They are given at a table, where their words are known; here they can be forgotten. */
const KeptOrders = () => {
  const games = Object.keys(keptOrders.value).filter((game) => Object.hasOwn(posters, game))
  if (games.length === 0) return null
  return (
    <fieldset class="setting">
      <legend>{words.keptOrders}</legend>
      {games.map((game) => (
        <p key={game} class="kept-orders">
          {posters[game].title}{' '}
          <button
            type="button"
            class="button"
            aria-label={words.forgetOf(posters[game].title)}
            onClick={() => keepOrders(game, null)}
          >
            {words.forget}
          </button>
        </p>
      ))}
    </fieldset>
  )
}
