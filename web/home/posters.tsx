import type { Poster } from '../../board/contract.ts'
import { posters } from '../../games/posters.ts'
import { gameIds } from '../games.ts'
import { LearnLink } from '../lessons/learn-link.tsx'
import { pathOfNew, pathOfRules } from '../router.ts'
import { words } from '../words.ts'

interface PostersProps {
  /** The game whose table is being opened. */
  readonly busy: string | null
  play(game: string): void
  invite(game: string): void
}

/** The games of the house, each with a picture and the ways in. None of their code is loaded for it. */
export const Posters = ({ busy, play, invite }: PostersProps) => (
  <ul class="posters" aria-label={words.games}>
    {gameIds.map((id) => (
      <li key={id} class="poster">
        {Object.hasOwn(posters, id) ? <About poster={posters[id]} /> : <h2>{id}</h2>}
        <div class="poster-acts">
          <button type="button" class="act" disabled={busy !== null} onClick={() => play(id)}>
            {busy === id ? words.opening : words.playNow}
          </button>
          <button type="button" class="button" disabled={busy !== null} onClick={() => invite(id)}>
            {words.invite}
          </button>
          <LearnLink game={id} />
          <a href={pathOfNew(id)}>{words.moreWays}</a>
          <a href={pathOfRules(id)}>{words.rules}</a>
        </div>
      </li>
    ))}
  </ul>
)

const About = ({ poster: { title, pitch, seats, decisions, picture } }: { readonly poster: Poster }) => (
  <>
    <img src={picture} alt="" width="480" height="300" loading="lazy" />
    <h2>{title}</h2>
    <p>{pitch}</p>
    <p class="soft">
      {words.players(...seats)} · {words.decisions(decisions)}
    </p>
  </>
)
