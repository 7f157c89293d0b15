import { useState } from 'preact/hooks'
import type { Eyes } from '../../kernel/eyes.ts'
import type { MatchRecord } from '../../kernel/record.ts'
import { ShuffleCheck } from '../table/shuffle-check.tsx'
import type { Film } from './film.ts'
import { writeSpot } from './moment-address.ts'
import { saveFile } from './save-file.ts'
import { words } from './words.ts'

interface SouvenirsProps {
  readonly film: Film
  readonly at: number
  readonly eyes: Eyes
  readonly isLive: boolean
  readonly server: string | null
  readonly back: string | null
}

/** What one can take along: the link to a moment, the match as a file, and the certainty that nobody chose the deal. */
export const Souvenirs = ({ film: { table, match }, at, eyes, isLive, server, back }: SouvenirsProps) => (
  <div class="buttons replay-souvenirs">
    {back !== null && (
      <a class={isLive ? 'act' : 'button'} href={back}>
        {words.toTable}
      </a>
    )}
    {isLive && <p class="soft">{words.past}</p>}
    <CopyLink link={location.origin + writeSpot(location.pathname, { at, eyes })} />
    {match.kind === 'record' && (
      <button type="button" class="button" onClick={() => saveFile(nameOf(match.record, table.id), match.record)}>
        {words.save}
      </button>
    )}
    {match.kind === 'record' && server !== null && <ShuffleCheck id={server} />}
    {match.kind === 'record' && <p class="soft">{words.verified}</p>}
  </div>
)

const nameOf = ({ game }: MatchRecord, id: string): string => `${game}${id === '' ? '' : `-${id}`}.json`

const CopyLink = ({ link }: { readonly link: string }) => {
  const [copied, setCopied] = useState<string | null>(null)
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link)
      setCopied(link)
    } catch {
      // Over plain http there is no clipboard; the address bar holds the same link.
      setCopied(null)
    }
  }
  return (
    <>
      <button type="button" class="button" onClick={() => void copy()}>
        {words.link}
      </button>
      <span role="status">{copied === link && words.copied}</span>
    </>
  )
}
