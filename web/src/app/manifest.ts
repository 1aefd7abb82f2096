/* What a device is told about the installed app. */
import type { ManifestOptions } from "vite-plugin-pwa";

export const manifest: Partial<ManifestOptions> = {
  id: "/",
  name: "Tenfold",
  short_name: "Tenfold",
  description: "Four tabletop games to play with friends and with bots.",
  start_url: "/",
  scope: "/",
  display: "standalone",
  background_color: "#EBE0CB",
  theme_color: "#EBE0CB",
  categories: ["games"],
  icons: [
    { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
    { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
    { src: "/icon-mask.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
  ],
  shortcuts: [{ name: "My tables", url: "/tables" }],
};
