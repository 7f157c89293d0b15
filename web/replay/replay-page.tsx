import './replay.css'
import { useEffect, useState } from 'preact/hooks'
import { Notice } from '../notice.tsx'
import type { ReplaySource } from '../router.ts'
import { words as house } from '../words.ts'
import { loadServerMatch, loadSharedMatch, type Shown, showRecord } from './load.ts'
import { OpenFile } from './open-file.tsx'
import { Theatre } from './theatre.tsx'
import { words } from './words.ts'

/** A match of the server or of this browser, or one that somebody brings as a file. */
export const ReplayPage = ({ source }: { readonly source: ReplaySource }) =>
  source.kind === 'file' ? <FromFile /> : <Kept source={source} />

type KeptSource = Exclude<ReplaySource, { readonly kind: 'file' }>

const LOAD: Readonly<Record<KeptSource['kind'], (id: string) => Promise<Shown>>> = {
  table: loadServerMatch,
  shared: loadSharedMatch,
  local: async (id) => (await import('./load-local.ts')).loadLocalMatch(id),
}

const Kept = ({ source: { kind, id } }: { readonly source: KeptSource }) => {
  const [shown, setShown] = useState<Shown | null>(null)
  const load = async (): Promise<void> => setShown(await LOAD[kind](id))
  useEffect(() => void load(), [kind, id])
  return <Stage shown={shown} refresh={() => void load()} />
}

const FromFile = () => {
  const [shown, setShown] = useState<Shown | null>(null)
  useEffect(() => {
    document.title = `${words.title} · ${house.house}`
  }, [])
  const open = async (value: unknown): Promise<string | null> => {
    const found = await showRecord(value)
    if (!found.ok) return found.error
    setShown(found)
    return null
  }
  return shown === null ? <OpenFile open={open} /> : <Stage shown={shown} refresh={null} />
}

interface StageProps {
  readonly shown: Shown | null
  readonly refresh: (() => void) | null
}

const Stage = ({ shown, refresh }: StageProps) => {
  if (shown?.ok === false) return <Notice text={shown.error} />
  return (
    <main id="content" class="table-page replay-page" tabIndex={-1}>
      {shown === null ? (
        <p class="loading" role="status">
          {words.loading}
        </p>
      ) : (
        <Theatre shown={shown} refresh={shown.film.stateAt === null ? refresh : null} />
      )}
    </main>
  )
}
