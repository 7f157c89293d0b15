import { Download } from '../tool-icons.tsx'
import { words } from '../words.ts'
import { install, offer } from './install.ts'

/** Nothing where the browser cannot install pages, or has done so. */
export const InstallButton = () =>
  offer.value === null ? null : (
    <button type="button" class="tool" onClick={install}>
      <Download />
      <span class="tool-name">{words.offline.install}</span>
    </button>
  )
