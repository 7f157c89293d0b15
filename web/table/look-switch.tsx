import { choose, settings } from '../settings/settings.ts'
import { words as settingWords } from '../settings/words.ts'
import { words } from '../words.ts'

/** Board or text, at hand at every table. */
export const LookSwitch = () => (
  <fieldset class="switch">
    <legend class="unseen">{words.view}</legend>
    {settings.look.values.map((value) => (
      <label key={value}>
        <input
          type="radio"
          name="look"
          checked={settings.look.chosen.value === value}
          onChange={() => choose(settings.look, value)}
        />
        <span>{settingWords.settingValues.look[value]}</span>
      </label>
    ))}
  </fieldset>
)
