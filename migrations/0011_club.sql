CREATE TABLE `dailies` (
	`person` text PRIMARY KEY NOT NULL,
	`minute` integer NOT NULL,
	`sent_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `follows` (
	`game` integer NOT NULL,
	`person` text NOT NULL,
	PRIMARY KEY(`game`, `person`),
	FOREIGN KEY (`game`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `follows_person` ON `follows` (`person`);--> statement-breakpoint
CREATE TABLE `rematches` (
	`game` integer PRIMARY KEY NOT NULL,
	`next` integer NOT NULL,
	FOREIGN KEY (`game`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `summons` (
	`person` text PRIMARY KEY NOT NULL,
	`channel` text NOT NULL,
	`message` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `wanted` (
	`guild` text NOT NULL,
	`person` text NOT NULL,
	`module` text NOT NULL,
	`seats` integer NOT NULL,
	`pace` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`guild`, `person`, `module`, `seats`, `pace`)
);
