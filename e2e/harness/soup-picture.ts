/** Runs in a page: something like a photo, a bowl of soup from above, so that screens with pictures can be looked at. */
export async function sendSoupPicture(): Promise<Record<string, unknown>> {
  const [width, height] = [1600, 1200];
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("This browser does not draw.");
  const [x, y] = [width / 2, height * 0.54];
  let seed = 7;
  const random = () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  const round = (radius: number, fill: string | CanvasGradient) => {
    pen.fillStyle = fill;
    pen.beginPath();
    pen.arc(x, y, radius, 0, Math.PI * 2);
    pen.fill();
  };

  pen.fillStyle = "#2f2d2b";
  pen.fillRect(0, 0, width, height);
  for (let row = 0; row < 5; row += 1) {
    pen.fillStyle = row % 2 === 0 ? "#353230" : "#2b2927";
    pen.fillRect(0, row * 240, width, 238);
  }
  pen.shadowColor = "rgb(0 0 0 / 0.6)";
  pen.shadowBlur = 90;
  pen.shadowOffsetY = 36;
  round(520, "#e9e4d8");
  pen.shadowColor = "transparent";
  round(478, "#cfc9ba");
  const soup = pen.createRadialGradient(x - 120, y - 160, 40, x, y, 470);
  soup.addColorStop(0, "#f0a53f");
  soup.addColorStop(0.6, "#d9741f");
  soup.addColorStop(1, "#a94c12");
  round(458, soup);
  for (let piece = 0; piece < 150; piece += 1) {
    const [turn, away] = [random() * Math.PI * 2, Math.sqrt(random()) * 400];
    pen.fillStyle = ["#f6e3bd", "#7d3d16", "#4f8a35", "#f3cf7a"][piece % 4] ?? "#f6e3bd";
    pen.globalAlpha = 0.85;
    pen.beginPath();
    pen.ellipse(
      x + Math.cos(turn) * away,
      y + Math.sin(turn) * away,
      14 + random() * 30,
      8 + random() * 16,
      random() * Math.PI,
      0,
      Math.PI * 2,
    );
    pen.fill();
  }
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", 0.9));
  const answer = await fetch("/api/media", {
    method: "POST",
    headers: { "Content-Type": "image/jpeg" },
    body: picture,
  });
  if (!answer.ok) throw new Error(`The picture was refused: ${answer.status}`);
  return (await answer.json()).image;
}
