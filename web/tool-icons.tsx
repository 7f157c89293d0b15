/** The marks on the tools of the frame; what they are for stands beside them. */
const mark = (path: string) => () => (
  <svg class="tool-mark" viewBox="0 0 24 24" aria-hidden="true">
    <path d={path} />
  </svg>
)

/** Three sliders. */
export const Gear = mark('M3 6h9m6 0h3M12 3.5v5h6v-5zM3 12h2m6 0h10M5 9.5v5h6v-5zM3 18h11m6 0h1M14 15.5v5h6v-5z')

/** An arrow into a tray. */
export const Download = mark('M12 3v12m-5-5l5 5 5-5M4 16v4h16v-4')

/** An open book. */
export const Book = mark('M12 6C9 4 6 3.5 3 4v15c3-.5 6 0 9 2 3-2 6-2.5 9-2V4c-3-.5-6 0-9 2zm0 0v15')
