/** The build's id, put in by Vite. */
declare const __BUILD__: string
